#include "CPixels.h"
#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

// A Gaussian is convolved directly while sigma is at most 9 pixels. Wider ones are convolved at a third, a
// ninth, … of the resolution, where sigma lies between 3 and 9, so the work per pixel is bounded. Averaging
// f pixels adds a variance of (f² − 1) / 12 and interpolating between them (f² − 1) / 6, which the convolution
// in between leaves out.
//
// What is symmetric stays so to the bit: cells of an odd number of pixels lie symmetrically in every picture, and
// pixels at the same distance are added before they are weighed.

static const double largest_direct_sigma = 9;

/// e to the power of -x for x ≥ 0, from arithmetic alone.
static double decay(double x) {
    double t = x / 64, sum = 1, term = 1;
    for (int i = 1; i < 12; i++) {
        term = term * -t / i;
        sum += term;
    }
    for (int i = 0; i < 6; i++) sum *= sum;
    return sum < 0 ? 0 : sum;
}

static size_t factor_of(double sigma) {
    size_t factor = 1;
    while (sigma / (double)factor > largest_direct_sigma && factor < 81) factor *= 3;
    return factor;
}

/// The Gaussian at a distance. Narrow ones are averaged over the pixel, whose color is that of its whole square.
static double weight(double distance, double variance, int averages) {
    if (!averages) return decay(distance * distance / (2 * variance));
    double sum = 0;
    for (int i = 0; i < 16; i++) {
        double x = distance + ((double)i - 7.5) / 16;
        sum += decay(x * x / (2 * variance));
    }
    return sum;
}

size_t blur_reach(double sigma) {
    if (!(sigma > 0)) return 0;
    return (size_t)(3 * sigma) + 2 + factor_of(sigma);
}

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

/// The weighted sum of lines, `lines[radius]` in the middle, each pair at the same distance added first. Chunks stay in
/// the nearest cache while the pairs go by, four at a time.
static void weigh(float *restrict out, const float *const *lines, const float *kernel, size_t radius, size_t count) {
    enum { chunk = 256 };
    for (size_t start = 0; start < count; start += chunk) {
        size_t n = count - start < chunk ? count - start : chunk;
        float *o = out + start;
        const float *middle = lines[radius] + start;
        for (size_t i = 0; i < n; i++) o[i] = middle[i] * kernel[radius];
        size_t k = 1;
        for (; k + 3 <= radius; k += 4) {
            const float *a = lines[radius - k] + start, *b = lines[radius + k] + start;
            const float *c = lines[radius - k - 1] + start, *d = lines[radius + k + 1] + start;
            const float *e = lines[radius - k - 2] + start, *f = lines[radius + k + 2] + start;
            const float *g = lines[radius - k - 3] + start, *h = lines[radius + k + 3] + start;
            float p = kernel[radius + k], q = kernel[radius + k + 1], r = kernel[radius + k + 2];
            float s = kernel[radius + k + 3];
#pragma clang loop vectorize(assume_safety)
            for (size_t i = 0; i < n; i++)
                o[i] = o[i] + (a[i] + b[i]) * p + (c[i] + d[i]) * q + (e[i] + f[i]) * r + (g[i] + h[i]) * s;
        }
        for (; k <= radius; k++) {
            const float *a = lines[radius - k] + start, *b = lines[radius + k] + start;
            float p = kernel[radius + k];
#pragma clang loop vectorize(assume_safety)
            for (size_t i = 0; i < n; i++) o[i] = o[i] + (a[i] + b[i]) * p;
        }
    }
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

static void store(
    const float *restrict above, const float *restrict below, float own, float other, uint8_t *restrict out,
    size_t count
) {
    for (size_t i = 0; i < count; i++) {
        float value = above[i] * own + below[i] * other + 0.5f;
        out[i] = (uint8_t)(int32_t)(value > 255 ? 255 : value);
    }
}

/// Interpolates linearly between the cells' centers. `wide` holds two rows as wide as the picture.
static inline __attribute__((always_inline)) void enlarge(
    const float *cells, size_t columns, size_t rows, size_t channels, size_t factor, uint8_t *data, size_t stride,
    size_t width, size_t height, float *wide, const place *columns_at
) {
    size_t length = columns * channels, count = width * channels, top = overhang(height, factor, rows);
    if (factor == 1) {
        for (size_t y = 0; y < height; y++)
            store(cells + y * length, cells + y * length, 1, 0, data + y * stride, length);
        return;
    }
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
        store(above, below, row.own, row.other, data + y * stride, count);
    }
}

int pixels_blur(
    uint8_t *data, size_t stride, size_t width, size_t height, size_t channels, double sigma, int clamps
) {
    if (!(sigma > 0.01) || width == 0 || height == 0) return 1;
    size_t factor = factor_of(sigma), columns = cells_over(width, factor), rows = cells_over(height, factor);
    double f = (double)factor;
    double variance = (sigma * sigma - (f * f - 1) / 4) / (f * f);
    size_t radius = 1;
    // Among cells, where it costs little, the kernel reaches to 3.3 sigma instead of 3.
    while ((double)(radius * radius) < (factor == 1 ? 9 : 11) * variance) radius++;

    size_t length = columns * channels;
    float *cells = malloc(rows * length * sizeof *cells), *other = malloc(rows * length * sizeof *other);
    float *line = malloc((length + 2 * radius * channels) * sizeof *line);
    float *kernel = malloc((2 * radius + 1) * sizeof *kernel);
    uint16_t *sums = malloc(width * channels * sizeof *sums);
    const float **lines = malloc((2 * radius + 1) * sizeof *lines);
    place *columns_at = malloc(width * sizeof *columns_at);
    float *wide = malloc(2 * width * channels * sizeof *wide);
    int succeeded = cells && other && line && kernel && sums && lines && columns_at && wide;
    if (succeeded) {
        double total = 0;
        for (size_t k = 0; k <= 2 * radius; k++) total += weight((double)k - (double)radius, variance, factor == 1);
        for (size_t k = 0; k <= 2 * radius; k++)
            kernel[k] = (float)(weight((double)k - (double)radius, variance, factor == 1) / total);
        for (size_t x = 0; x < width; x++)
            columns_at[x] = place_of(x, overhang(width, factor, columns), factor, columns);
        // Each number of channels gets loops of its own, which vectorise.
        if (channels == 1) shrink(data, stride, width, height, 1, factor, clamps, cells, columns, rows, sums);
        else shrink(data, stride, width, height, 4, factor, clamps, cells, columns, rows, sums);
        convolve(cells, other, line, lines, columns, rows, channels, kernel, radius, clamps);
        if (channels == 1) enlarge(cells, columns, rows, 1, factor, data, stride, width, height, wide, columns_at);
        else enlarge(cells, columns, rows, 4, factor, data, stride, width, height, wide, columns_at);
    }
    free(cells), free(other), free(line), free(kernel), free(sums), free(lines), free(columns_at), free(wide);
    return succeeded;
}
