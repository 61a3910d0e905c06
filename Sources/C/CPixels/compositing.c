#include "CPixels.h"

#pragma STDC FP_CONTRACT OFF

void mask_add(
    uint8_t *mask, size_t stride, const uint8_t *other, size_t other_stride, size_t width, size_t height
) {
    for (size_t y = 0; y < height; y++) {
        uint8_t *out = mask + y * stride;
        const uint8_t *in = other + y * other_stride;
        for (size_t x = 0; x < width; x++) {
            unsigned sum = (unsigned)out[x] + in[x];
            out[x] = (uint8_t)(sum > 255 ? 255 : sum);
        }
    }
}

void mask_clear_where_full(
    uint8_t *mask, size_t stride, const uint8_t *other, size_t other_stride, size_t width, size_t height
) {
    for (size_t y = 0; y < height; y++) {
        uint8_t *out = mask + y * stride;
        const uint8_t *in = other + y * other_stride;
        for (size_t x = 0; x < width; x++) out[x] &= (uint8_t)-(in[x] != 255);
    }
}

void mask_clear_where_opaque(
    uint8_t *mask, size_t mask_stride, const uint32_t *pixels, size_t stride, size_t width, size_t height
) {
    for (size_t y = 0; y < height; y++) {
        uint8_t *out = mask + y * mask_stride;
        const uint32_t *in = (const uint32_t *)((const uint8_t *)pixels + y * stride);
        for (size_t x = 0; x < width; x++) out[x] &= (uint8_t)-(in[x] >> 24 != 255);
    }
}

static inline int scaled(uint32_t component, uint32_t opacity) {
    uint32_t product = component * opacity + 128;
    return (int)((product + (product >> 8)) >> 8);
}

void pixels_plus_darker(
    uint32_t *below, size_t below_stride, const uint32_t *above, size_t above_stride, size_t width, size_t height,
    uint32_t opacity
) {
    for (size_t y = 0; y < height; y++) {
        uint32_t *out = (uint32_t *)((uint8_t *)below + y * below_stride);
        const uint32_t *in = (const uint32_t *)((const uint8_t *)above + y * above_stride);
        for (size_t x = 0; x < width; x++) {
            uint32_t s = in[x], d = out[x];
            int source_alpha = scaled(s >> 24, opacity), alpha = source_alpha + (int)(d >> 24);
            int opaque = alpha > 255 ? 255 : alpha;
            uint32_t result = (uint32_t)opaque << 24;
            for (int shift = 0; shift < 24; shift += 8) {
                int colour = scaled(s >> shift & 0xFF, opacity) + (int)(d >> shift & 0xFF);
                int darker = opaque - (alpha - colour);
                result |= (uint32_t)(darker < 0 ? 0 : darker) << shift;
            }
            out[x] = result;
        }
    }
}

/// What is no number is 0: processors differ in what they make of it as an integer.
static inline float within_unit(float value) { return value > 0 ? (value < 1 ? value : 1) : 0; }

enum { block = 32 };

/// Blocks without branches, which vectorise.
static void transform_block(uint32_t *pixels, const float *m) {
    float in[4][block], out[4][block];
    for (int i = 0; i < block; i++) {
        uint32_t pixel = pixels[i];
        float alpha = (float)(int32_t)(pixel >> 24), divisor = alpha > 0 ? alpha : 1;
        float red = (float)(int32_t)(pixel >> 16 & 0xFF) / divisor;
        float green = (float)(int32_t)(pixel >> 8 & 0xFF) / divisor;
        float blue = (float)(int32_t)(pixel & 0xFF) / divisor;
        in[0][i] = red > 1 ? 1 : red;
        in[1][i] = green > 1 ? 1 : green;
        in[2][i] = blue > 1 ? 1 : blue;
        in[3][i] = alpha / 255.0f;
    }
    for (int c = 0; c < 4; c++)
        for (int i = 0; i < block; i++)
            out[c][i] = within_unit(
                m[5 * c] * in[0][i] + m[5 * c + 1] * in[1][i] + m[5 * c + 2] * in[2][i] + m[5 * c + 3] * in[3][i]
                + m[5 * c + 4]);
    for (int i = 0; i < block; i++) {
        float alpha = out[3][i];
        uint32_t a = (uint32_t)(int32_t)(alpha * 255.0f + 0.5f);
        uint32_t r = (uint32_t)(int32_t)(out[0][i] * alpha * 255.0f + 0.5f);
        uint32_t g = (uint32_t)(int32_t)(out[1][i] * alpha * 255.0f + 0.5f);
        uint32_t b = (uint32_t)(int32_t)(out[2][i] * alpha * 255.0f + 0.5f);
        pixels[i] = a << 24 | r << 16 | g << 8 | b;
    }
}

void pixels_color_matrix(uint32_t *pixels, size_t stride, size_t width, size_t height, const float *matrix) {
    // Flat areas are common, so the last block of one color is kept.
    uint32_t flat = 0, answer = 0;
    int is_known = 0;
    for (size_t y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)((uint8_t *)pixels + y * stride);
        for (size_t x = 0; x < width; x += block) {
            uint32_t *in = row + x, rest[block];
            size_t count = width - x < block ? width - x : block;
            uint32_t differences = 0;
            for (size_t i = 1; i < count; i++) differences |= in[i] ^ in[0];
            if (differences == 0 && is_known && in[0] == flat) {
                for (size_t i = 0; i < count; i++) in[i] = answer;
                continue;
            }
            uint32_t first = in[0];
            if (count == block) {
                transform_block(in, matrix);
            } else {
                for (size_t i = 0; i < block; i++) rest[i] = in[i < count ? i : 0];
                transform_block(rest, matrix);
                for (size_t i = 0; i < count; i++) in[i] = rest[i];
            }
            if (differences == 0) flat = first, answer = in[0], is_known = 1;
        }
    }
}

void pixels_luminance_to_alpha(uint32_t *pixels, size_t stride, size_t width, size_t height) {
    for (size_t y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)((uint8_t *)pixels + y * stride);
        for (size_t x = 0; x < width; x++) {
            // 0.2126, 0.7152 and 0.0722 in 1/65536.
            uint32_t luma = (row[x] >> 16 & 0xFF) * 13933 + (row[x] >> 8 & 0xFF) * 46871 + (row[x] & 0xFF) * 4732;
            row[x] = (luma + 32768) >> 16 << 24;
        }
    }
}
