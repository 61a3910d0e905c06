#include <stdlib.h>
#include <string.h>

#include "blur.h"

#pragma STDC FP_CONTRACT OFF

/// How many cells cover a number of pixels, with as much overhang at the start as at the end.
static size_t cells_over(size_t count, size_t factor) {
    size_t cells = (count + factor - 1) / factor;
    return (cells * factor - count) % 2 == 0 ? cells : cells + 1;
}

/// The pixels of the first cell that lie before the picture.
static size_t overhang(size_t count, size_t factor, size_t cells) { return (cells * factor - count) / 2; }

/// The mean of each cell of factor × factor pixels; `sums` holds a row. Sums of up to 256 bytes fit in 16 bits.
static inline __attribute__((always_inline)) void shrink(
    const uint8_t *data, size_t stride, size_t width, size_t height, size_t channels, size_t factor, int clamps,
    float *cells, size_t columns, size_t rows, uint16_t *sums
) {
    size_t length = width * channels, left = overhang(width, factor, columns), top = overhang(height, factor, rows);
    float scale = 1.0f / (float)(factor * factor);
    for (size_t row = 0; row < rows; row++) {
        // Whole rows are added up first, which vectorises.
        memset(sums, 0, length * sizeof *sums);
        for (size_t i = 0; i < factor; i++) {
            ptrdiff_t y = (ptrdiff_t)(row * factor + i) - (ptrdiff_t)top;
            if (y < 0 || y >= (ptrdiff_t)height) {
                if (!clamps) continue;
                y = y < 0 ? 0 : (ptrdiff_t)height - 1;
            }
            const uint8_t *in = data + (size_t)y * stride;
            for (size_t x = 0; x < length; x++) sums[x] += in[x];
        }
        float *out = cells + row * columns * channels;
        for (size_t column = 0; column < columns; column++) {
            ptrdiff_t start = (ptrdiff_t)(column * factor) - (ptrdiff_t)left, end = start + (ptrdiff_t)factor;
            int whole = start >= 0 && end <= (ptrdiff_t)width;
            for (size_t c = 0; c < channels; c++) {
                uint32_t sum = 0;
                if (whole)
                    for (size_t j = 0; j < factor; j++) sum += sums[((size_t)start + j) * channels + c];
                else
                    for (ptrdiff_t x = start; x < end; x++) {
                        int inside = x >= 0 && x < (ptrdiff_t)width;
                        if (!inside && !clamps) continue;
                        sum += sums[(size_t)(inside ? x : x < 0 ? 0 : (ptrdiff_t)width - 1) * channels + c];
                    }
                out[column * channels + c] = (float)sum * scale;
            }
        }
    }
}

static void weigh(float *restrict out, const float *const *lines, const float *kernel, size_t radius, size_t count) {
    for (size_t start = 0; start < count; start += blur_chunk)
        blur_weigh(out, lines, kernel, radius, start, blur_chunk_at(start, count));
}

/// Convolves columns, then rows; `other` is as large as `cells`, `line` has room for a padded row, `lines` for a
/// pointer to each weight.
static void convolve(
    float *cells, float *other, float *line, const float **lines, size_t columns, size_t rows, size_t channels,
    const float *kernel, size_t radius, int clamps
) {
    size_t length = columns * channels, pad = radius * channels;
    memset(line, 0, (length + 2 * pad) * sizeof *line);
    for (size_t y = 0; y < rows; y++) {
        for (size_t k = 0; k <= 2 * radius; k++) {
            ptrdiff_t from = (ptrdiff_t)(y + k) - (ptrdiff_t)radius;
            int inside = from >= 0 && from < (ptrdiff_t)rows;
            if (!inside) from = from < 0 ? 0 : (ptrdiff_t)rows - 1;
            lines[k] = inside || clamps ? cells + (size_t)from * length : line;
        }
        weigh(other + y * length, lines, kernel, radius, length);
    }
    for (size_t k = 0; k <= 2 * radius; k++) lines[k] = line + k * channels;
    for (size_t y = 0; y < rows; y++) {
        const float *in = other + y * length;
        memcpy(line + pad, in, length * sizeof *line);
        if (clamps)
            for (size_t i = 0; i < pad; i++) {
                line[i] = in[i % channels];
                line[pad + length + i] = in[length - channels + i % channels];
            }
        weigh(cells + y * length, lines, kernel, radius, length);
    }
}

/// Where between two cells' centers a pixel lies: `cell` and the next one in parts that add up to one to the bit.
typedef struct {
    size_t cell, next;
    float own, other;
} place;

static place place_of(size_t pixel, size_t before, size_t factor, size_t cells) {
    // In halves of a pixel from the first cell's center.
    ptrdiff_t twice = 2 * (ptrdiff_t)(pixel + before) + 1 - (ptrdiff_t)factor, width = 2 * (ptrdiff_t)factor;
    if (twice < 0) return (place){0, 0, 1, 0};
    size_t cell = (size_t)(twice / width);
    ptrdiff_t rest = twice % width;
    if (cell + 1 >= cells) return (place){cells - 1, cells - 1, 1, 0};
    return (place){cell, cell + 1, (float)(width - rest) / (float)width, (float)rest / (float)width};
}

/// One row of cells, interpolated between their centers.
static inline __attribute__((always_inline)) void widen(
    const float *cells, size_t channels, size_t width, const place *columns_at, float *restrict out
) {
    for (size_t x = 0; x < width; x++) {
        place column = columns_at[x];
        const float *a = cells + column.cell * channels, *b = cells + column.next * channels;
        for (size_t c = 0; c < channels; c++) out[x * channels + c] = a[c] * column.own + b[c] * column.other;
    }
}

/// Interpolates linearly between the cells' centers. `wide` holds two rows as wide as the picture.
static inline __attribute__((always_inline)) void enlarge(
    const float *cells, size_t columns, size_t rows, size_t channels, size_t factor, uint8_t *data, size_t stride,
    size_t width, size_t height, float *wide, const place *columns_at
) {
    size_t length = columns * channels, count = width * channels, top = overhang(height, factor, rows);
    float *above = wide, *below = wide + count;
    size_t row_above = rows, row_below = rows;
    for (size_t y = 0; y < height; y++) {
        place row = place_of(y, top, factor, rows);
        if (row_above != row.cell) {
            if (row_below == row.cell) {
                float *swapped = above;
                above = below, below = swapped;
                row_below = rows;
            } else {
                widen(cells + row.cell * length, channels, width, columns_at, above);
            }
            row_above = row.cell;
        }
        if (row_below != row.next) {
            widen(cells + row.next * length, channels, width, columns_at, below);
            row_below = row.next;
        }
        blur_store(above, below, row.own, row.other, data + y * stride, count);
    }
}

/// Blurs cells of factor × factor pixels.
int blur_cells(
    uint8_t *data, size_t stride, size_t width, size_t height, size_t channels, size_t factor, const float *kernel,
    size_t radius, int clamps
) {
    size_t columns = cells_over(width, factor), rows = cells_over(height, factor), length = columns * channels;
    float *cells = malloc(rows * length * sizeof *cells), *other = malloc(rows * length * sizeof *other);
    float *line = malloc((length + 2 * radius * channels) * sizeof *line);
    uint16_t *sums = malloc(width * channels * sizeof *sums);
    const float **lines = malloc((2 * radius + 1) * sizeof *lines);
    place *columns_at = malloc(width * sizeof *columns_at);
    float *wide = malloc(2 * width * channels * sizeof *wide);
    int succeeded = cells && other && line && sums && lines && columns_at && wide;
    if (succeeded) {
        for (size_t x = 0; x < width; x++)
            columns_at[x] = place_of(x, overhang(width, factor, columns), factor, columns);
        // Each number of channels gets loops of its own, which vectorise.
        if (channels == 1) shrink(data, stride, width, height, 1, factor, clamps, cells, columns, rows, sums);
        else shrink(data, stride, width, height, 4, factor, clamps, cells, columns, rows, sums);
        convolve(cells, other, line, lines, columns, rows, channels, kernel, radius, clamps);
        if (channels == 1) enlarge(cells, columns, rows, 1, factor, data, stride, width, height, wide, columns_at);
        else enlarge(cells, columns, rows, 4, factor, data, stride, width, height, wide, columns_at);
    }
    free(cells), free(other), free(line), free(sums), free(lines), free(columns_at), free(wide);
    return succeeded;
}
