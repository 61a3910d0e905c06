#include "CPixels.h"

void pixels_orient(
    const uint32_t *source, size_t width, size_t height, uint32_t *result, int transposes, int flips_columns,
    int flips_rows
) {
    size_t columns = transposes ? height : width, rows = transposes ? width : height;
    // Blocks keep both pictures in the cache when rows become columns.
    const size_t block = 32;
    for (size_t top = 0; top < rows; top += block)
        for (size_t left = 0; left < columns; left += block)
            for (size_t y = top; y < rows && y < top + block; y++)
                for (size_t x = left; x < columns && x < left + block; x++) {
                    size_t from_x = flips_columns ? columns - 1 - x : x, from_y = flips_rows ? rows - 1 - y : y;
                    result[y * columns + x] =
                        transposes ? source[from_x * width + from_y] : source[from_y * width + from_x];
                }
}
