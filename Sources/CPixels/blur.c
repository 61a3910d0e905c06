#include "CPixels.h"
#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

// A Gaussian is convolved directly while sigma is at most 5 pixels. Wider ones are convolved at a half, a
// quarter, … of the resolution, where sigma lies between 2.5 and 5, so the work per pixel is bounded. Averaging
// f pixels adds a variance of (f² − 1) / 12 and interpolating between them (f² − 1) / 6, which the convolution
// in between leaves out.

enum { largest_direct_sigma = 5 };

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
    while (sigma / (double)factor > largest_direct_sigma && factor < 128) factor *= 2;
    return factor;
}

/// The Gaussian at a distance. Narrow ones are averaged over the pixel, whose colour is that of its whole square.
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

/// The mean of each cell of factor × factor pixels; `sums` holds a row. Sums of up to 256 bytes fit in 16 bits.
static inline __attribute__((always_inline)) void shrink(
    const uint8_t *data, size_t stride, size_t width, size_t height, size_t channels, size_t factor, int clamps,
    float *cells, size_t columns, size_t rows, uint16_t *sums
) {
    size_t length = width * channels, whole = width / factor;
    float scale = 1.0f / (float)(factor * factor);
    for (size_t row = 0; row < rows; row++) {
        // Whole rows are added up first, which vectorises.
        memset(sums, 0, length * sizeof *sums);
        for (size_t i = 0; i < factor; i++) {
            size_t y = row * factor + i;
            if (y >= height) {
                if (!clamps) break;
                y = height - 1;
            }
            const uint8_t *in = data + y * stride;
            for (size_t x = 0; x < length; x++) sums[x] += in[x];
        }
        float *out = cells + row * columns * channels;
        for (size_t column = 0; column < columns; column++)
            for (size_t c = 0; c < channels; c++) {
                uint32_t sum = 0;
                if (column < whole)
                    for (size_t j = 0; j < factor; j++) sum += sums[(column * factor + j) * channels + c];
                else
                    for (size_t x = column * factor; x < (column + 1) * factor; x++) {
                        if (x >= width && !clamps) break;
                        sum += sums[(x < width ? x : width - 1) * channels + c];
                    }
                out[column * channels + c] = (float)sum * scale;
            }
    }
}

static void add_scaled(float *restrict out, const float *restrict in, float weight, size_t count) {
    for (size_t i = 0; i < count; i++) out[i] += in[i] * weight;
}

/// Convolves columns, then rows; `other` is as large as `cells`, `line` has room for a padded row.
static void convolve(
    float *cells, float *other, float *line, size_t columns, size_t rows, size_t channels, const float *kernel,
    size_t radius, int clamps
) {
    size_t length = columns * channels;
    for (size_t y = 0; y < rows; y++) {
        float *out = other + y * length;
        memset(out, 0, length * sizeof *out);
        for (size_t k = 0; k <= 2 * radius; k++) {
            ptrdiff_t from = (ptrdiff_t)(y + k) - (ptrdiff_t)radius;
            if (from < 0 || from >= (ptrdiff_t)rows) {
                if (!clamps) continue;
                from = from < 0 ? 0 : (ptrdiff_t)rows - 1;
            }
            add_scaled(out, cells + (size_t)from * length, kernel[k], length);
        }
    }
    size_t pad = radius * channels;
    for (size_t y = 0; y < rows; y++) {
        const float *in = other + y * length;
        memset(line, 0, (length + 2 * pad) * sizeof *line);
        memcpy(line + pad, in, length * sizeof *line);
        if (clamps)
            for (size_t i = 0; i < pad; i++) {
                line[i] = in[i % channels];
                line[pad + length + i] = in[length - channels + i % channels];
            }
        float *out = cells + y * length;
        memset(out, 0, length * sizeof *out);
        for (size_t k = 0; k <= 2 * radius; k++) add_scaled(out, line + k * channels, kernel[k], length);
    }
}

/// Interpolates linearly between the cells' centres.
static inline __attribute__((always_inline)) void enlarge(
    const float *cells, size_t columns, size_t rows, size_t channels, size_t factor, uint8_t *data, size_t stride,
    size_t width, size_t height, float *line
) {
    size_t length = columns * channels;
    for (size_t y = 0; y < height; y++) {
        const float *source = cells + y * length;
        if (factor > 1) {
            float position = ((float)y + 0.5f) / (float)factor - 0.5f;
            if (position < 0) position = 0;
            size_t row = (size_t)position;
            size_t below = row + 1 < rows ? row + 1 : row;
            float t = position - (float)row;
            const float *a = cells + row * length, *b = cells + below * length;
            for (size_t i = 0; i < length; i++) line[i] = a[i] + (b[i] - a[i]) * t;
            source = line;
        }
        uint8_t *out = data + y * stride;
        if (factor == 1) {
            for (size_t i = 0; i < length; i++) {
                float value = source[i] + 0.5f;
                out[i] = (uint8_t)(value > 255 ? 255 : value);
            }
            continue;
        }
        // Half a cell at the left, then spans from centre to centre.
        size_t half = factor / 2, x = 0;
        for (size_t span = 0; x < width; span++) {
            size_t end = half + span * factor < width ? half + span * factor : width;
            size_t left = span > 0 ? span - 1 : 0, right = span < columns ? span : columns - 1;
            for (size_t i = span > 0 ? 0 : half; x < end; x++, i++)
                for (size_t c = 0; c < channels; c++) {
                    float a = source[left * channels + c], b = source[right * channels + c];
                    float value = a + (b - a) * (((float)i + 0.5f) / (float)factor) + 0.5f;
                    out[x * channels + c] = (uint8_t)(value > 255 ? 255 : value);
                }
        }
    }
}

int pixels_blur(
    uint8_t *data, size_t stride, size_t width, size_t height, size_t channels, double sigma, int clamps
) {
    if (!(sigma > 0.01) || width == 0 || height == 0) return 1;
    size_t factor = factor_of(sigma), columns = (width + factor - 1) / factor, rows = (height + factor - 1) / factor;
    double f = (double)factor;
    double variance = (sigma * sigma - (f * f - 1) / 4) / (f * f);
    size_t radius = 1;
    while ((double)(radius * radius) < 9 * variance) radius++;

    size_t length = columns * channels;
    float *cells = malloc(rows * length * sizeof *cells), *other = malloc(rows * length * sizeof *other);
    float *line = malloc((length + 2 * radius * channels) * sizeof *line);
    float *kernel = malloc((2 * radius + 1) * sizeof *kernel);
    uint16_t *sums = malloc(width * channels * sizeof *sums);
    int succeeded = cells && other && line && kernel && sums;
    if (succeeded) {
        double total = 0;
        for (size_t k = 0; k <= 2 * radius; k++) total += weight((double)k - (double)radius, variance, factor == 1);
        for (size_t k = 0; k <= 2 * radius; k++)
            kernel[k] = (float)(weight((double)k - (double)radius, variance, factor == 1) / total);
        // Each number of channels gets loops of its own, which vectorise.
        if (channels == 1) shrink(data, stride, width, height, 1, factor, clamps, cells, columns, rows, sums);
        else shrink(data, stride, width, height, 4, factor, clamps, cells, columns, rows, sums);
        convolve(cells, other, line, columns, rows, channels, kernel, radius, clamps);
        if (channels == 1) enlarge(cells, columns, rows, 1, factor, data, stride, width, height, line);
        else enlarge(cells, columns, rows, 4, factor, data, stride, width, height, line);
    }
    free(cells), free(other), free(line), free(kernel), free(sums);
    return succeeded;
}

/// For lines of which `differs[i]` says whether line i differs from the one before: the line of the shortened
/// picture that stands for each. Runs of equal lines keep `reach` at both ends and one for the rest.
static size_t shorten(const uint8_t *differs, size_t count, size_t reach, size_t *places) {
    size_t place = 0;
    for (size_t start = 0; start < count;) {
        size_t end = start + 1;
        while (end < count && !differs[end]) end++;
        size_t run = end - start, kept = run > 2 * reach + 1 ? 2 * reach + 1 : run;
        for (size_t i = 0; i < run; i++) {
            size_t within = i;
            if (kept < run && i > reach) within = i + reach >= run ? kept - (run - i) : reach;
            places[start + i] = place + within;
        }
        place += kept;
        start = end;
    }
    return place;
}

/// Neighbouring lines that the shortened picture keeps apart, or one that stands for all of them.
typedef struct {
    size_t start, count, place;
    int repeats;
} segment;

static size_t segments_of(const size_t *places, size_t count, segment *segments) {
    size_t found = 0;
    for (size_t x = 0; x < count;) {
        size_t end = x + 1;
        int repeats = end < count && places[end] == places[x];
        while (end < count && places[end] == places[x] + (repeats ? 0 : end - x)) end++;
        segments[found++] = (segment){x, end - x, places[x], repeats};
        x = end;
    }
    return found;
}

int mask_blur(uint8_t *mask, size_t stride, size_t width, size_t height, double sigma) {
    if (width == 0 || height == 0) return 1;
    size_t reach = blur_reach(sigma);
    uint8_t *differs = calloc(width > height ? width : height, 1);
    size_t *column_of = malloc(width * sizeof *column_of), *row_of = malloc(height * sizeof *row_of);
    segment *segments = malloc(width * sizeof *segments);
    uint8_t *small = NULL;
    int succeeded = differs && column_of && row_of && segments;
    if (succeeded) {
        for (size_t y = 1; y < height; y++)
            differs[y] = memcmp(mask + y * stride, mask + (y - 1) * stride, width) != 0;
        size_t rows = shorten(differs, height, reach, row_of);
        memset(differs, 0, width);
        for (size_t y = 0; y < height; y++) {
            if (y > 0 && row_of[y] == row_of[y - 1]) continue;
            const uint8_t *in = mask + y * stride;
            for (size_t x = 1; x < width; x++) differs[x] |= in[x] ^ in[x - 1];
        }
        size_t columns = shorten(differs, width, reach, column_of);
        size_t pieces = segments_of(column_of, width, segments);
        small = malloc(rows * columns);
        succeeded = small != NULL;
        if (succeeded) {
            for (size_t y = 0; y < height; y++) {
                if (y > 0 && row_of[y] == row_of[y - 1]) continue;
                uint8_t *out = small + row_of[y] * columns;
                const uint8_t *in = mask + y * stride;
                for (size_t i = 0; i < pieces; i++)
                    memcpy(out + segments[i].place, in + segments[i].start, segments[i].repeats ? 1 : segments[i].count);
            }
            succeeded = pixels_blur(small, columns, columns, rows, 1, sigma, 0);
        }
        if (succeeded)
            for (size_t y = 0; y < height; y++) {
                uint8_t *out = mask + y * stride;
                if (y > 0 && row_of[y] == row_of[y - 1]) {
                    memcpy(out, out - stride, width);
                    continue;
                }
                const uint8_t *in = small + row_of[y] * columns;
                for (size_t i = 0; i < pieces; i++) {
                    segment s = segments[i];
                    if (s.repeats) memset(out + s.start, in[s.place], s.count);
                    else memcpy(out + s.start, in + s.place, s.count);
                }
            }
    }
    free(differs), free(column_of), free(row_of), free(segments), free(small);
    return succeeded;
}
