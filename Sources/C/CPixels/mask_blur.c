#include "CPixels.h"
#include <stdlib.h>
#include <string.h>

/// For lines of which `differs[i]` says whether line i differs from the one before: the line of the shortened
/// picture that stands for each. Runs of equal lines keep `reach` at both ends and one for the rest.
static size_t shorten(const uint8_t *differs, size_t count, size_t reach, size_t *places) {
    size_t place = 0;
    for (size_t start = 0; start < count;) {
        size_t end = start + 1;
        while (end < count && !differs[end]) end++;
        size_t run = end - start, kept = run > 2 * reach + 1 ? 2 * reach + 1 : run;
        for (size_t i = 0; i < run; i++) {
            size_t within = i;
            if (kept < run && i > reach) within = i + reach >= run ? kept - (run - i) : reach;
            places[start + i] = place + within;
        }
        place += kept;
        start = end;
    }
    return place;
}

/// Neighboring lines that the shortened picture keeps apart, or one that stands for all of them.
typedef struct {
    size_t start, count, place;
    int repeats;
} segment;

static size_t segments_of(const size_t *places, size_t count, segment *segments) {
    size_t found = 0;
    for (size_t x = 0; x < count;) {
        size_t end = x + 1;
        int repeats = end < count && places[end] == places[x];
        while (end < count && places[end] == places[x] + (repeats ? 0 : end - x)) end++;
        segments[found++] = (segment){x, end - x, places[x], repeats};
        x = end;
    }
    return found;
}

int mask_blur(uint8_t *mask, size_t stride, size_t width, size_t height, double sigma) {
    if (width == 0 || height == 0) return 1;
    size_t reach = blur_reach(sigma);
    uint8_t *differs = calloc(width > height ? width : height, 1);
    size_t *column_of = malloc(width * sizeof *column_of), *row_of = malloc(height * sizeof *row_of);
    segment *segments = malloc(width * sizeof *segments);
    uint8_t *small = NULL;
    int succeeded = differs && column_of && row_of && segments;
    if (succeeded) {
        for (size_t y = 1; y < height; y++)
            differs[y] = memcmp(mask + y * stride, mask + (y - 1) * stride, width) != 0;
        size_t rows = shorten(differs, height, reach, row_of);
        memset(differs, 0, width);
        for (size_t y = 0; y < height; y++) {
            if (y > 0 && row_of[y] == row_of[y - 1]) continue;
            const uint8_t *in = mask + y * stride;
            for (size_t x = 1; x < width; x++) differs[x] |= in[x] ^ in[x - 1];
        }
        size_t columns = shorten(differs, width, reach, column_of);
        size_t pieces = segments_of(column_of, width, segments);
        small = malloc(rows * columns);
        succeeded = small != NULL;
        if (succeeded) {
            for (size_t y = 0; y < height; y++) {
                if (y > 0 && row_of[y] == row_of[y - 1]) continue;
                uint8_t *out = small + row_of[y] * columns;
                const uint8_t *in = mask + y * stride;
                for (size_t i = 0; i < pieces; i++)
                    memcpy(
                        out + segments[i].place, in + segments[i].start, segments[i].repeats ? 1 : segments[i].count);
            }
            succeeded = pixels_blur(small, columns, columns, rows, 1, sigma, 0);
        }
        if (succeeded)
            for (size_t y = 0; y < height; y++) {
                uint8_t *out = mask + y * stride;
                if (y > 0 && row_of[y] == row_of[y - 1]) {
                    memcpy(out, out - stride, width);
                    continue;
                }
                const uint8_t *in = small + row_of[y] * columns;
                for (size_t i = 0; i < pieces; i++) {
                    segment s = segments[i];
                    if (s.repeats) memset(out + s.start, in[s.place], s.count);
                    else memcpy(out + s.start, in + s.place, s.count);
                }
            }
    }
    free(differs), free(column_of), free(row_of), free(segments), free(small);
    return succeeded;
}
