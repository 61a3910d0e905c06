#include "CPixels.h"
#include <stdlib.h>
#include <string.h>

static inline uint32_t clamped(int32_t value, uint32_t limit) {
    return value < 0 ? 0 : (uint32_t)value > limit ? limit : (uint32_t)value;
}

int pixels_resample(
    const uint32_t *source, size_t source_width, uint32_t *result, size_t width, size_t height,
    const int32_t *x_indices, const int16_t *x_weights, size_t x_taps,
    const int32_t *y_indices, const int16_t *y_weights, size_t y_taps
) {
    size_t low = source_width, high = 0;
    for (size_t i = 0; i < width * x_taps; i++) {
        if ((size_t)x_indices[i] < low) low = (size_t)x_indices[i];
        if ((size_t)x_indices[i] + 1 > high) high = (size_t)x_indices[i] + 1;
    }
    if (low >= high) return 1;
    size_t span = (high - low) * 4;
    int32_t *sums = malloc(span * sizeof *sums);
    // Rows between the passes keep 6 bits below the byte, so that rounding twice does not show.
    int16_t *line = malloc(span * sizeof *line);
    if (!sums || !line) {
        free(sums), free(line);
        return 0;
    }
    for (size_t y = 0; y < height; y++) {
        memset(sums, 0, span * sizeof *sums);
        for (size_t tap = 0; tap < y_taps; tap++) {
            int32_t weight = y_weights[y * y_taps + tap];
            if (weight == 0) continue;
            const uint8_t *in = (const uint8_t *)(source + (size_t)y_indices[y * y_taps + tap] * source_width + low);
            for (size_t i = 0; i < span; i++) sums[i] += weight * in[i];
        }
        for (size_t i = 0; i < span; i++) {
            int32_t value = (sums[i] + 128) >> 8;
            line[i] = (int16_t)(value > 32767 ? 32767 : value < -32768 ? -32768 : value);
        }
        uint32_t *out = result + y * width;
        for (size_t x = 0; x < width; x++) {
            int32_t b = 0, g = 0, r = 0, a = 0;
            for (size_t tap = 0; tap < x_taps; tap++) {
                int32_t weight = x_weights[x * x_taps + tap];
                const int16_t *in = line + ((size_t)x_indices[x * x_taps + tap] - low) * 4;
                b += weight * in[0];
                g += weight * in[1];
                r += weight * in[2];
                a += weight * in[3];
            }
            const int32_t half = 1 << 19;
            uint32_t alpha = clamped((a + half) >> 20, 255);
            // A filter with negative lobes may overshoot: a premultiplied color stays below its alpha.
            out[x] = alpha << 24 | clamped((r + half) >> 20, alpha) << 16 | clamped((g + half) >> 20, alpha) << 8
                | clamped((b + half) >> 20, alpha);
        }
    }
    free(sums), free(line);
    return 1;
}
