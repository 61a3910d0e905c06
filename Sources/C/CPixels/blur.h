#pragma once

#include <stddef.h>
#include <stdint.h>

// What the two ways of blurring share: narrow Gaussians are weighed at the picture's resolution, wide ones among cells.

/// As many numbers stay in the nearest cache while weights go by.
enum { blur_chunk = 256 };

/// How many numbers a chunk has that begins at a place.
static inline size_t blur_chunk_at(size_t start, size_t count) {
    return count - start < blur_chunk ? count - start : blur_chunk;
}

/// A chunk of the weighted sum of lines, `lines[radius]` in the middle, each pair at the same distance added first.
void blur_weigh(
    float *restrict out, const float *const *lines, const float *kernel, size_t radius, size_t start, size_t count);

/// Bytes of numbers between two lines, in parts that add up to 1.
void blur_store(
    const float *restrict above, const float *restrict below, float own, float other, uint8_t *restrict out,
    size_t count);

/// Both answer 0 where there is no memory. The kernel has 2 × radius + 1 weights.
int blur_direct(
    uint8_t *data, size_t stride, size_t width, size_t height, size_t channels, const float *kernel, size_t radius,
    int clamps);
int blur_cells(
    uint8_t *data, size_t stride, size_t width, size_t height, size_t channels, size_t factor, const float *kernel,
    size_t radius, int clamps);
