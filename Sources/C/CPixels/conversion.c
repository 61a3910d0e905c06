#include "CPixels.h"
#include <string.h>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

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

#ifdef __SSE2__
/// Four pixels as R, G, B, A.
static inline __m128i four_rgba(__m128i pixels) {
    __m128i green_alpha = _mm_and_si128(pixels, _mm_set1_epi32((int)0xFF00FF00));
    __m128i red_blue = _mm_and_si128(pixels, _mm_set1_epi32(0x00FF00FF));
    // The halves of each pixel change places.
    __m128i blue_red = _mm_shufflehi_epi16(_mm_shufflelo_epi16(red_blue, 0xB1), 0xB1);
    return _mm_or_si128(green_alpha, blue_red);
}

/// Sixteen pixels, if all are opaque or all are nothing; 0 where they are not.
static inline int sixteen_rgba(const uint32_t *in, uint8_t *out) {
    __m128i parts[4];
    for (int i = 0; i < 4; i++) parts[i] = _mm_loadu_si128((const __m128i *)in + i);
    __m128i all = _mm_and_si128(_mm_and_si128(parts[0], parts[1]), _mm_and_si128(parts[2], parts[3]));
    __m128i any = _mm_or_si128(_mm_or_si128(parts[0], parts[1]), _mm_or_si128(parts[2], parts[3]));
    int opaque = _mm_movemask_epi8(_mm_cmpeq_epi8(all, _mm_set1_epi8(-1))) & 0x8888;
    if (opaque != 0x8888 && _mm_movemask_epi8(_mm_cmpeq_epi8(any, _mm_setzero_si128())) != 0xFFFF) return 0;
    for (int i = 0; i < 4; i++) _mm_storeu_si128((__m128i *)out + i, four_rgba(parts[i]));
    return 1;
}
#else
static inline int sixteen_rgba(const uint32_t *in, uint8_t *out) {
    uint32_t all = 0xFF000000u, any = 0;
    for (size_t i = 0; i < 16; i++) all &= in[i], any |= in[i];
    if (all != 0xFF000000u && any != 0) return 0;
    for (size_t i = 0; i < 16; i++) store32(out + 4 * i, rgba(in[i]));
    return 1;
}
#endif

void pixels_to_rgba_rows(const uint32_t *pixels, size_t width, size_t height, uint8_t *rows) {
    uint32_t reciprocals[256] = {0};
    int are_known = 0;
    for (size_t y = 0; y < height; y++) {
        const uint32_t *in = pixels + y * width;
        *rows++ = 0;
        for (size_t x = 0; x < width;) {
            // Most blocks are opaque or empty.
            if (x + 16 <= width && sixteen_rgba(in + x, rows + 4 * x)) {
                x += 16;
                continue;
            }
            if (!are_known) {
                for (uint32_t alpha = 1; alpha < 256; alpha++) reciprocals[alpha] = ((1u << 24) + alpha - 1) / alpha;
                are_known = 1;
            }
            uint32_t last = 0, last_out = 0;
            for (size_t end = x + 16 < width ? x + 16 : width; x < end; x++) {
                uint32_t pixel = in[x], alpha = pixel >> 24, m = reciprocals[alpha];
                // Flat areas are common.
                if (pixel != last) {
                    last = pixel;
                    last_out = alpha == 255 ? rgba(pixel)
                                            : alpha << 24 | unpremultiplied(pixel & 0xFF, alpha, m) << 16
                            | unpremultiplied(pixel >> 8 & 0xFF, alpha, m) << 8
                            | unpremultiplied(pixel >> 16 & 0xFF, alpha, m);
                }
                store32(rows + 4 * x, last_out);
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
