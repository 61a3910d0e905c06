#include <stdlib.h>
#include <string.h>

#include "blur.h"

#pragma STDC FP_CONTRACT OFF

/// Blurs at the picture's own resolution: a row becomes numbers when the window first reaches it, and bytes again once it is
/// blurred, so that a few rows are in memory. What is empty around, as most is of a line's glow, is not weighed: 2 to 7
/// times as fast as whole planes of numbers.
typedef struct {
    size_t length, pad, window, chunks;
    /// The last rows as numbers, and whether there is anything in each of their chunks.
    float *ring;
    uint8_t *filled;
    /// A row blurred in its columns, with room for what lies beside it; a blurred one; an empty one.
    float *line, *sum, *zero;
    /// A row for each weight, and the line from each weight's place on.
    const float **down, **across;
} direct;

static void read_row(const direct *d, const uint8_t *in, size_t place) {
    float *out = d->ring + place * d->length;
    for (size_t x = 0; x < d->length; x++) out[x] = (float)in[x];
    for (size_t k = 0; k < d->chunks; k++) {
        uint8_t any = 0;
        for (size_t x = 0, n = blur_chunk_at(k * blur_chunk, d->length); x < n; x++) any |= in[k * blur_chunk + x];
        d->filled[place * d->chunks + k] = any;
    }
}

static int is_empty(const float *in, size_t count) {
    uint32_t any = 0;
    for (size_t i = 0; i < count; i++) {
        uint32_t bits;
        memcpy(&bits, in + i, sizeof bits);
        any |= bits;
    }
    return any == 0;
}

static void blur_rows(
    const direct *d, uint8_t *data, size_t stride, size_t height, size_t channels, const float *kernel, size_t radius,
    int clamps
) {
    for (size_t k = 0; k < d->window; k++) d->across[k] = d->line + k * channels;
    size_t read = 0;
    for (size_t y = 0; y < height; y++) {
        for (; read < height && read <= y + radius; read++) read_row(d, data + read * stride, read % d->window);
        for (size_t k = 0; k < d->window; k++) {
            ptrdiff_t from = (ptrdiff_t)(y + k) - (ptrdiff_t)radius;
            int inside = from >= 0 && from < (ptrdiff_t)height;
            if (!inside) from = from < 0 ? 0 : (ptrdiff_t)height - 1;
            d->down[k] = inside || clamps ? d->ring + (size_t)from % d->window * d->length : d->zero;
        }
        size_t first = y < radius ? 0 : y - radius, last = y + radius >= height ? height - 1 : y + radius;
        for (size_t k = 0; k < d->chunks; k++) {
            size_t start = k * blur_chunk, n = blur_chunk_at(start, d->length);
            uint8_t any = 0;
            for (size_t row = first; row <= last; row++) any |= d->filled[row % d->window * d->chunks + k];
            if (any) blur_weigh(d->line + d->pad, d->down, kernel, radius, start, n);
            else memset(d->line + d->pad + start, 0, n * sizeof *d->line);
        }
        if (clamps)
            for (size_t i = 0; i < d->pad; i++) {
                d->line[i] = d->line[d->pad + i % channels];
                d->line[d->pad + d->length + i] = d->line[d->pad + d->length - channels + i % channels];
            }
        uint8_t *out = data + y * stride;
        for (size_t start = 0; start < d->length; start += blur_chunk) {
            size_t n = blur_chunk_at(start, d->length);
            if (is_empty(d->line + start, n + 2 * d->pad)) {
                memset(out + start, 0, n);
            } else {
                blur_weigh(d->sum, d->across, kernel, radius, start, n);
                blur_store(d->sum + start, d->sum + start, 1, 0, out + start, n);
            }
        }
    }
}

int blur_direct(
    uint8_t *data, size_t stride, size_t width, size_t height, size_t channels, const float *kernel, size_t radius,
    int clamps
) {
    direct d = {.length = width * channels, .pad = radius * channels, .window = 2 * radius + 1};
    d.chunks = (d.length + blur_chunk - 1) / blur_chunk;
    d.ring = malloc(d.window * d.length * sizeof *d.ring);
    d.filled = malloc(d.window * d.chunks);
    d.line = calloc(d.length + 2 * d.pad, sizeof *d.line);
    d.sum = malloc(d.length * sizeof *d.sum);
    d.zero = calloc(d.length, sizeof *d.zero);
    d.down = malloc(d.window * sizeof *d.down);
    d.across = malloc(d.window * sizeof *d.across);
    int succeeded = d.ring && d.filled && d.line && d.sum && d.zero && d.down && d.across;
    if (succeeded) blur_rows(&d, data, stride, height, channels, kernel, radius, clamps);
    free(d.ring), free(d.filled), free(d.line), free(d.sum), free(d.zero), free(d.down), free(d.across);
    return succeeded;
}
