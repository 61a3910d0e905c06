#include "CPixels.h"
#include <string.h>

int pixels_are_opaque(const uint32_t *pixels, size_t count) {
    size_t index = 0;
    // Blocks let the loop vectorise and still leave early.
    for (; index + 64 <= count; index += 64) {
        uint32_t all = 0xFF000000u;
        for (size_t i = 0; i < 64; i++) all &= pixels[index + i];
        if (all != 0xFF000000u) return 0;
    }
    for (; index < count; index++)
        if (pixels[index] < 0xFF000000u) return 0;
    return 1;
}

static inline void store32(uint8_t *bytes, uint32_t value) { memcpy(bytes, &value, 4); }

void pixels_to_rgb_rows(const uint32_t *pixels, size_t width, size_t height, uint8_t *rows) {
    for (size_t y = 0; y < height; y++) {
        const uint32_t *in = pixels + y * width;
        *rows++ = 0;
        size_t x = 0;
        for (; x + 4 <= width; x += 4, in += 4, rows += 12) {
            uint32_t a = __builtin_bswap32(in[0]) >> 8, b = __builtin_bswap32(in[1]) >> 8;
            uint32_t c = __builtin_bswap32(in[2]) >> 8, d = __builtin_bswap32(in[3]) >> 8;
            store32(rows, a | b << 24);
            store32(rows + 4, b >> 8 | c << 16);
            store32(rows + 8, c >> 16 | d << 8);
        }
        for (; x < width; x++, in++, rows += 3) {
            rows[0] = (uint8_t)(*in >> 16);
            rows[1] = (uint8_t)(*in >> 8);
            rows[2] = (uint8_t)*in;
        }
    }
}

/// (255 component + alpha / 2) / alpha by multiplication with ⌈2²⁴ / alpha⌉: exact, and within 32 bits, for
/// components up to alpha.
static inline uint32_t unpremultiplied(uint32_t component, uint32_t alpha, uint32_t reciprocal) {
    uint32_t limited = component > alpha ? alpha : component;
    return (limited * 255 + alpha / 2) * reciprocal >> 24;
}

static inline uint32_t rgba(uint32_t pixel) {
    return (pixel & 0xFF00FF00u) | (pixel >> 16 & 0xFF) | (pixel & 0xFF) << 16;
}

void pixels_to_rgba_rows(const uint32_t *pixels, size_t width, size_t height, uint8_t *rows) {
    uint32_t reciprocals[256] = {0};
    for (uint32_t alpha = 1; alpha < 256; alpha++) reciprocals[alpha] = ((1u << 24) + alpha - 1) / alpha;
    for (size_t y = 0; y < height; y++) {
        const uint32_t *in = pixels + y * width;
        *rows++ = 0;
        for (size_t x = 0; x < width;) {
            size_t end = x + 16 < width ? x + 16 : width;
            // Most blocks are opaque, and a loop without branches vectorises.
            uint32_t all = 0xFF000000u;
            for (size_t i = x; i < end; i++) all &= in[i];
            if (all == 0xFF000000u) {
                for (size_t i = x; i < end; i++) store32(rows + 4 * i, rgba(in[i]));
                x = end;
                continue;
            }
            for (; x < end; x++) {
                uint32_t pixel = in[x], alpha = pixel >> 24, out = 0;
                if (alpha == 255) out = rgba(pixel);
                else if (alpha != 0) {
                    uint32_t m = reciprocals[alpha];
                    out = alpha << 24 | unpremultiplied(pixel & 0xFF, alpha, m) << 16
                        | unpremultiplied(pixel >> 8 & 0xFF, alpha, m) << 8
                        | unpremultiplied(pixel >> 16 & 0xFF, alpha, m);
                }
                store32(rows + 4 * x, out);
            }
        }
        rows += 4 * width;
    }
}

static inline uint32_t times(uint32_t value, uint32_t alpha) {
    uint32_t product = value * alpha + 128;
    return (product + (product >> 8)) >> 8;
}

void pixels_premultiply(uint32_t *pixels, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint32_t pixel = pixels[i], alpha = pixel >> 24;
        if (alpha == 255) continue;
        pixels[i] = alpha << 24 | times(pixel >> 16 & 0xFF, alpha) << 16 | times(pixel >> 8 & 0xFF, alpha) << 8
            | times(pixel & 0xFF, alpha);
    }
}

void pixels_alpha(
    const uint32_t *pixels, size_t stride, size_t width, size_t height, uint8_t *mask, size_t mask_stride
) {
    for (size_t y = 0; y < height; y++) {
        const uint32_t *in = (const uint32_t *)((const uint8_t *)pixels + y * stride);
        uint8_t *out = mask + y * mask_stride;
        for (size_t x = 0; x < width; x++) out[x] = (uint8_t)(in[x] >> 24);
    }
}

pixels_comparison pixels_compare(const uint32_t *first, const uint32_t *second, size_t width, size_t height) {
    pixels_comparison result = {0, 0, width, height, 0, 0};
    for (size_t y = 0; y < height; y++) {
        const uint32_t *a = first + y * width, *b = second + y * width;
        if (memcmp(a, b, width * 4) == 0) continue;
        for (size_t x = 0; x < width; x++) {
            if (a[x] == b[x]) continue;
            result.different_pixels++;
            for (int shift = 0; shift < 32; shift += 8) {
                int difference = (int)(a[x] >> shift & 0xFF) - (int)(b[x] >> shift & 0xFF);
                uint32_t size = (uint32_t)(difference < 0 ? -difference : difference);
                if (size > result.largest_difference) result.largest_difference = size;
            }
            if (x < result.min_x) result.min_x = x;
            if (x > result.max_x) result.max_x = x;
            if (y < result.min_y) result.min_y = y;
            if (y > result.max_y) result.max_y = y;
        }
    }
    return result;
}
