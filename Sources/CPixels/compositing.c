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

static inline uint32_t byte_of(float unit) {
    float value = unit < 0 ? 0 : unit > 1 ? 1 : unit;
    return (uint32_t)(value * 255.0f + 0.5f);
}

void pixels_color_matrix(uint32_t *pixels, size_t stride, size_t width, size_t height, const float *matrix) {
    for (size_t y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)((uint8_t *)pixels + y * stride);
        uint32_t previous = ~row[0], replacement = 0;
        for (size_t x = 0; x < width; x++) {
            // Flat areas are common, so the last answer is kept.
            if (row[x] != previous) {
                previous = row[x];
                uint32_t alpha = previous >> 24;
                float input[4] = {0, 0, 0, (float)alpha / 255.0f};
                if (alpha != 0)
                    for (int i = 0; i < 3; i++) {
                        float value = (float)(previous >> (16 - 8 * i) & 0xFF) / (float)alpha;
                        input[i] = value > 1 ? 1 : value;
                    }
                float output[4];
                for (int i = 0; i < 4; i++) {
                    const float *m = matrix + 5 * i;
                    output[i] = m[0] * input[0] + m[1] * input[1] + m[2] * input[2] + m[3] * input[3] + m[4];
                    output[i] = output[i] < 0 ? 0 : output[i] > 1 ? 1 : output[i];
                }
                replacement = byte_of(output[3]) << 24 | byte_of(output[0] * output[3]) << 16
                    | byte_of(output[1] * output[3]) << 8 | byte_of(output[2] * output[3]);
            }
            row[x] = replacement;
        }
    }
}
