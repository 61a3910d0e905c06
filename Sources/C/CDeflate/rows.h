#ifndef CDEFLATE_ROWS_H
#define CDEFLATE_ROWS_H

#include "CDeflate.h"

/// Rows that are filtered together, or not at all.
enum { band_rows = 16 };

/// A picture's rows as a PNG file has them, which are made when they are needed: as they are where they repeat
/// themselves, and by Paeth's filter where they are a photo's.
typedef struct {
    const uint32_t *pixels;
    size_t width, height, pixel, stride;
    picture_rows make;
    /// Whether each band is filtered.
    uint8_t *is_filtered;
    /// The row above the ones that are made, and one that is filtered.
    uint8_t *above, *filtered;
} pixel_rows;

/// Returns 0 where memory ran out.
int pixel_rows_open(pixel_rows *rows);
void pixel_rows_close(pixel_rows *rows);

/// Makes rows; `input` are `pixel_rows`.
void pixel_rows_make(const void *input, size_t position, size_t count, uint8_t *out);

/// What is left of a row by Paeth's filter (PNG, 9.4).
///
/// - above: the row before, or zeros.
/// - out: another place than `row`.
void paeth_filter(const uint8_t *row, const uint8_t *above, size_t length, size_t pixel, uint8_t *out);

#endif
