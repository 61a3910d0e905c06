#include "rows.h"

#include <stdlib.h>
#include <string.h>

enum { plain_filters = 5 };

/// PNG's filter of a type, 0 to 4, over a row; `above` is the row before, or zeros.
static void apply(
    unsigned type, const uint8_t *row, const uint8_t *above, size_t length, size_t pixel, uint8_t *out
) {
    if (type == picture_filter_paeth) return paeth_filter(row, above, length, pixel, out);
    for (size_t i = 0; i < length; i++) {
        int left = i < pixel ? 0 : row[i - pixel], up = above[i], guess = 0;
        if (type == 1) {
            guess = left;
        } else if (type == 2) {
            guess = up;
        } else if (type == 3) {
            guess = (left + up) / 2;
        }
        out[i] = (uint8_t)(row[i] - guess);
    }
}

/// How large the bytes are when taken as signed numbers.
static size_t magnitude(const uint8_t *bytes, size_t count) {
    size_t sum = 0;
    for (size_t i = 0; i < count; i++) sum += bytes[i] < 128 ? bytes[i] : 256u - bytes[i];
    return sum;
}

/// How many different pairs of neighbors there are. `met` has 65536 places and may hold smaller marks.
static size_t pairs(const uint8_t *bytes, size_t count, uint32_t *met, uint32_t mark) {
    size_t sum = 0;
    for (size_t i = 0; i + 1 < count; i++) {
        uint32_t *place = &met[bytes[i] << 8 | bytes[i + 1]];
        sum += *place != mark;
        *place = mark;
    }
    return sum;
}

int picture_filter(
    const uint8_t *rows, size_t length, size_t height, size_t pixel, picture_filtering filtering, uint8_t *out
) {
    uint8_t *above = calloc(1, length), *tried = malloc(length);
    uint32_t *met = calloc(1 << 16, sizeof *met), mark = 0;
    int is_done = above != NULL && tried != NULL && met != NULL;
    for (size_t y = 0; is_done && y < height; y++) {
        const uint8_t *row = rows + y * (length + 1) + 1;
        uint8_t *result = out + y * (length + 1);
        if ((int)filtering < plain_filters) {
            result[0] = (uint8_t)filtering;
            apply(filtering, row, above, length, pixel, result + 1);
        } else {
            size_t least = SIZE_MAX;
            for (unsigned type = 0; type < plain_filters; type++) {
                apply(type, row, above, length, pixel, tried);
                size_t weight = filtering == picture_filter_smallest_values ? magnitude(tried, length)
                                                                            : pairs(tried, length, met, ++mark);
                if (weight >= least) continue;
                least = weight;
                result[0] = (uint8_t)type;
                memcpy(result + 1, tried, length);
            }
        }
        memcpy(above, row, length);
    }
    free(above);
    free(tried);
    free(met);
    return is_done;
}
