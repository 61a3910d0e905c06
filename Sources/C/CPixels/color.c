#include "CPixels.h"

static inline uint32_t encoded(float linear, const uint8_t *encoding) {
    if (!(linear > 0)) return encoding[0];
    if (linear >= 1) return encoding[PIXELS_ENCODING_STEPS - 1];
    return encoding[(int)(linear * (PIXELS_ENCODING_STEPS - 1) + 0.5f)];
}

void pixels_convert_colors(
    uint32_t *pixels, size_t count, const float *red, const float *green, const float *blue, const float matrix[9],
    const uint8_t *encoding
) {
    uint32_t last = 0, last_result = 0;
    for (size_t i = 0; i < count; i++) {
        uint32_t pixel = pixels[i];
        // Flat areas are common in drawings.
        if (i > 0 && pixel == last) {
            pixels[i] = last_result;
            continue;
        }
        float r = red[pixel >> 16 & 0xFF], g = green[pixel >> 8 & 0xFF], b = blue[pixel & 0xFF];
        uint32_t result = (pixel & 0xFF000000u)
            | encoded(matrix[0] * r + matrix[1] * g + matrix[2] * b, encoding) << 16
            | encoded(matrix[3] * r + matrix[4] * g + matrix[5] * b, encoding) << 8
            | encoded(matrix[6] * r + matrix[7] * g + matrix[8] * b, encoding);
        last = pixel, last_result = result;
        pixels[i] = result;
    }
}

static inline uint32_t times(uint32_t a, uint32_t b) { return (a * b + 127) / 255; }

void pixels_from_cmyk(uint32_t *pixels, size_t count) {
    for (size_t i = 0; i < count; i++) {
        const uint8_t *ink = (const uint8_t *)(pixels + i);
        uint32_t c = ink[0], m = ink[1], y = ink[2], k = ink[3];
        pixels[i] = 0xFF000000u | times(c, k) << 16 | times(m, k) << 8 | times(y, k);
    }
}
