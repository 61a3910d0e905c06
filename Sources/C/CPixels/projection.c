#include "CPixels.h"

#pragma STDC FP_CONTRACT OFF

// The third component of a place in the source is the inverse of its distance from the viewer, negative behind: what
// is further than this, in distances of the picture's plane, is a point.
static const double farthest = 1e-4;

enum { largest_grid = 8, block = 16 };

/// Four channels in 16 bits each.
static inline uint64_t spread(uint32_t pixel) {
    return (pixel & 0x00FF00FFull) | (uint64_t)(pixel >> 8 & 0x00FF00FFu) << 32;
}

/// The source with what its pixels lie next to.
typedef struct {
    const uint8_t *pixels;
    size_t stride;
    int32_t width, height;
} picture;

static inline uint64_t pixel_at(const picture *source, int32_t x, int32_t y) {
    if (x < 0 || y < 0 || x >= source->width || y >= source->height) return 0;
    return spread(((const uint32_t *)(source->pixels + (size_t)y * source->stride))[x]);
}

/// The color at a place in 1/65536 of a pixel from the first one's center, interpolated linearly, its channels in 8.8
/// bits of 16 each.
static inline uint64_t sample(const picture *source, int64_t x, int64_t y) {
    int64_t left = x >> 16, top = y >> 16;
    if (left < -1 || top < -1 || left >= source->width || top >= source->height) return 0;
    int32_t column = (int32_t)left, row = (int32_t)top;
    uint32_t fx = (uint32_t)(x >> 8 & 255), fy = (uint32_t)(y >> 8 & 255);
    // Weights of 256 in all: every channel stays below 2¹⁶.
    uint32_t both = fx * fy >> 8, right = fx - both, below = fy - both, own = 256 - right - below - both;
    if (column >= 0 && row >= 0 && column + 1 < source->width && row + 1 < source->height) {
        const uint32_t *in = (const uint32_t *)(source->pixels + (size_t)row * source->stride) + column;
        const uint32_t *next = (const uint32_t *)((const uint8_t *)in + source->stride);
        if (in[0] == in[1] && in[0] == next[0] && in[0] == next[1]) return spread(in[0]) << 8;
        return spread(in[0]) * own + spread(in[1]) * right + spread(next[0]) * below + spread(next[1]) * both;
    }
    return pixel_at(source, column, row) * own + pixel_at(source, column + 1, row) * right
        + pixel_at(source, column, row + 1) * below + pixel_at(source, column + 1, row + 1) * both;
}

static inline double magnitude(double value) { return value < 0 ? -value : value; }

/// How many samples a pixel needs on each side: two, or more where the source is drawn at 0.7 of its size or less.
static int grid_at(double x, double y, const double m[9]) {
    double w = m[2] * x + m[5] * y + m[8];
    if (!(w > farthest)) return 2;
    double u = (m[0] * x + m[3] * y + m[6]) / w, v = (m[1] * x + m[4] * y + m[7]) / w;
    double ux = magnitude(m[0] - u * m[2]), vx = magnitude(m[1] - v * m[2]);
    double uy = magnitude(m[3] - u * m[5]), vy = magnitude(m[4] - v * m[5]);
    double step = (ux > vx ? ux : vx) > (uy > vy ? uy : vy) ? (ux > vx ? ux : vx) : (uy > vy ? uy : vy);
    double samples = 1.4 * step / w;
    return !(samples > 2) ? 2 : samples >= largest_grid ? largest_grid : (int)(samples + 0.999);
}

/// The mean of a pixel's samples. Within a pixel places change evenly: what perspective bends there is too little to be
/// seen.
static uint32_t pixel_of(const picture *source, size_t x, size_t y, const double m[9], int grid) {
    double px = (double)x + 0.5, py = (double)y + 0.5, w = m[2] * px + m[5] * py + m[8];
    if (!(w > farthest)) return 0;
    double inverse = 1 / w, u = (m[0] * px + m[3] * py + m[6]) * inverse, v = (m[1] * px + m[4] * py + m[7]) * inverse;
    // Far outside nothing is seen, and numbers stay small.
    if (!(u > -1e4 && v > -1e4 && u < source->width + 1e4 && v < source->height + 1e4)) return 0;
    double step = 65536.0 * inverse / grid;
    double ux = (m[0] - u * m[2]) * step, vx = (m[1] - v * m[2]) * step;
    double uy = (m[3] - u * m[5]) * step, vy = (m[4] - v * m[5]) * step;
    double limit = 1e9;
    if (!(magnitude(ux) < limit && magnitude(vx) < limit && magnitude(uy) < limit && magnitude(vy) < limit)) return 0;
    double first = (1 - grid) * 0.5;
    int64_t start_x = (int64_t)((u - 0.5) * 65536 + first * (ux + uy));
    int64_t start_y = (int64_t)((v - 0.5) * 65536 + first * (vx + vy));
    int64_t right_x = (int64_t)ux, right_y = (int64_t)vx, down_x = (int64_t)uy, down_y = (int64_t)vy;
    // Two channels of 16 bits in 32 each.
    uint64_t low = 0, high = 0;
    for (int j = 0; j < grid; j++) {
        int64_t sx = start_x + j * down_x, sy = start_y + j * down_y;
        for (int i = 0; i < grid; i++, sx += right_x, sy += right_y) {
            uint64_t color = sample(source, sx, sy);
            low += color & 0x0000FFFF0000FFFFull;
            high += color >> 16 & 0x0000FFFF0000FFFFull;
        }
    }
    if ((low | high) == 0) return 0;
    uint32_t count = (uint32_t)(grid * grid) << 8, half = count >> 1;
    uint32_t blue = ((uint32_t)low + half) / count, red = ((uint32_t)high + half) / count;
    uint32_t green = ((uint32_t)(low >> 32) + half) / count, alpha = ((uint32_t)(high >> 32) + half) / count;
    if (red > alpha) red = alpha;
    if (green > alpha) green = alpha;
    if (blue > alpha) blue = alpha;
    return alpha << 24 | red << 16 | green << 8 | blue;
}

void pixels_project(
    uint32_t *pixels, size_t stride, size_t width, size_t height, const uint32_t *source, size_t source_stride,
    size_t source_width, size_t source_height, const double m[9]
) {
    picture picture = {(const uint8_t *)source, source_stride, (int32_t)source_width, (int32_t)source_height};
    for (size_t y = 0; y < height; y++) {
        uint32_t *out = (uint32_t *)((uint8_t *)pixels + y * stride);
        int grid = 2;
        for (size_t x = 0; x < width; x++) {
            if (x % block == 0) grid = grid_at((double)x + block / 2, (double)y + 0.5, m);
            out[x] = pixel_of(&picture, x, y, m, grid);
        }
    }
}
