#include "rows.h"

#include <stdlib.h>
#include <string.h>

enum {
    /// Rows of a band that are looked at, as every picture's are: both must be a photo's.
    first_sample = 5,
    second_sample = 11,
    /// Narrower rows say too little of what they are like.
    least_width = 32,
    /// Sequences of pixels are remembered at so many bits of their hash.
    hash_bits = 13,
};

/// The hash of some pixels: a place, and a mark that others at the place hardly have.
static inline uint64_t hash_of(const uint32_t *pixels, size_t count) {
    uint64_t sum = pixels[0];
    for (size_t i = 1; i < count; i++) sum = sum * 0x9E3779B97F4A7C15u + pixels[i];
    return sum * 0x9E3779B97F4A7C15u;
}

/// How many pixels of a row are as one of the four that a decoder has met around them.
static size_t repeated_pixels(const uint32_t *row, const uint32_t *above, size_t width) {
    uint32_t count = 0;
    for (size_t x = 1; x + 1 < width; x++) {
        uint32_t pixel = row[x];
        count += (pixel == row[x - 1]) | (pixel == above[x - 1]) | (pixel == above[x]) | (pixel == above[x + 1]);
    }
    return count;
}

/// How many sequences of `length` pixels of a row stand earlier in it, or in one of the two rows above.
static inline size_t repeated_sequences(const uint32_t *row, size_t width, size_t y, size_t length) {
    uint32_t met[1 << hash_bits] = {0};
    size_t count = 0;
    for (size_t before = y < 2 ? y : 2; before <= 2; before--) {
        const uint32_t *pixels = row - before * width;
        for (size_t x = 0; x + length <= width; x++) {
            uint64_t hash = hash_of(pixels + x, length);
            uint32_t *place = &met[hash >> (64 - hash_bits)], mark = (uint32_t)(hash >> 16) | 1;
            if (before == 0) count += *place == mark;
            *place = mark;
        }
    }
    return count;
}

/// Whether a row is a photo's. Measured on pictures of 1014 × 474 pixels: photos, scaled, blurred and behind cards, have
/// up to 0.87 of their colors close by and find up to 0.56 of their sequences of four pixels again; filtered they take 0.5
/// to 0.9 of the bytes. Photos in the shades of one color and in few colors have 0.98 of their colors close by, gradients
/// and drawings find 0.71 of their sequences and more; those take more bytes then.
static int is_photographic(const pixel_rows *rows, size_t y) {
    if (y == 0 || y >= rows->height) return 0;
    size_t width = rows->width;
    const uint32_t *row = rows->pixels + y * width;
    return repeated_pixels(row, row - width, width) * 5 < width * 4
        && repeated_sequences(row, width, y, 1) * 10 < width * 9 && repeated_sequences(row, width, y, 4) * 5 < width * 3;
}

int pixel_rows_open(pixel_rows *rows) {
    size_t bands = (rows->height + band_rows - 1) / band_rows;
    rows->is_filtered = calloc(bands, 1);
    rows->above = malloc(rows->stride);
    rows->filtered = malloc(rows->stride);
    if (rows->is_filtered == NULL || rows->above == NULL || rows->filtered == NULL) {
        pixel_rows_close(rows);
        return 0;
    }
    for (size_t band = 0; band < bands && rows->width >= least_width; band++) {
        size_t y = band * band_rows;
        rows->is_filtered[band] = is_photographic(rows, y + first_sample) && is_photographic(rows, y + second_sample);
    }
    return 1;
}

void pixel_rows_close(pixel_rows *rows) {
    free(rows->is_filtered), free(rows->above), free(rows->filtered);
}

void pixel_rows_make(const void *input, size_t position, size_t count, uint8_t *out) {
    const pixel_rows *rows = input;
    size_t first = position / rows->stride, end = first + count / rows->stride, stride = rows->stride;
    rows->make(rows->pixels + first * rows->width, rows->width, end - first, out);
    // From the last on, as each is the one above another.
    for (size_t y = end; y-- > first;) {
        if (!rows->is_filtered[y / band_rows]) continue;
        uint8_t *row = out + (y - first) * stride;
        const uint8_t *above = row - stride;
        if (y == first) {
            above = rows->above;
            if (y == 0) {
                memset(rows->above, 0, stride);
            } else {
                rows->make(rows->pixels + (y - 1) * rows->width, rows->width, 1, rows->above);
            }
        }
        paeth_filter(row + 1, above + 1, stride - 1, rows->pixel, rows->filtered);
        row[0] = picture_filter_paeth;
        memcpy(row + 1, rows->filtered, stride - 1);
    }
}

/// What is nearest to left + up - corner, in bytes alone: on different sides of the corner, the distance to it is the
/// difference of the others', and on the same side it is none of the least.
static inline uint8_t paeth_guess(uint8_t left, uint8_t up, uint8_t corner) {
    uint8_t to_left = up > corner ? up - corner : corner - up, to_up = left > corner ? left - corner : corner - left;
    uint8_t apart = to_left > to_up ? to_left - to_up : to_up - to_left;
    uint8_t to_corner = (up > corner) != (left > corner) ? apart : 255;
    uint8_t other = to_up <= to_corner ? up : corner;
    return ((to_left <= to_up) & (to_left <= to_corner)) ? left : other;
}

void paeth_filter(
    const uint8_t *restrict row, const uint8_t *restrict above, size_t length, size_t pixel, uint8_t *restrict out
) {
    for (size_t i = 0; i < length && i < pixel; i++) out[i] = row[i] - above[i];
    for (size_t i = pixel; i < length; i++) {
        out[i] = row[i] - paeth_guess(row[i - pixel], above[i], above[i - pixel]);
    }
}
