#ifndef CDEFLATE_H
#define CDEFLATE_H

#include <stddef.h>
#include <stdint.h>

// A deflate encoder for pictures of user interfaces (RFC 1950, RFC 1951). Its bytes depend on the input and on
// nothing else: no decision depends on an address, and all arithmetic is on integers. Vector instructions compare and add
// up what plain ones do, with the same results; tests hold both against each other.

/// Room that `deflate_picture` needs for `count` bytes of any content.
size_t deflate_bound(size_t count);

/// Compresses rows of a picture into a zlib stream.
///
/// - rows: `count` bytes; each row has `stride` bytes, a filter byte and then pixels of `pixel` bytes (3 or 4).
///   Any other content is compressed too, if less well, and the last row may be short.
/// - out: `deflate_bound(count)` bytes; may be dirty.
/// - Returns: bytes written, or 0 where memory (about 800 kB) ran out.
size_t deflate_picture(const uint8_t *rows, size_t count, size_t stride, size_t pixel, uint8_t *out);

/// `deflate_picture` without vector instructions, to compare with.
size_t deflate_picture_plain(const uint8_t *rows, size_t count, size_t stride, size_t pixel, uint8_t *out);

/// Makes rows of a PNG file: for each a byte for the filter, and then its pixels.
typedef void (*picture_rows)(const uint32_t *pixels, size_t width, size_t height, uint8_t *rows);

/// `deflate_picture` of the rows that `make` makes of pixels, a few at a time. Where they are a photo's, each is filtered
/// (its filter byte is then Paeth's), and nothing is looked for that repeats itself.
///
/// - pixel: bytes that `make` gives each of them, 3 or 4.
size_t deflate_pixels(
    const uint32_t *pixels, size_t width, size_t height, size_t pixel, picture_rows make, uint8_t *out);

/// Room that `deflate_smallest` needs for `count` bytes of any content.
size_t deflate_smallest_bound(size_t count);

/// Compresses bytes into a zlib stream that is nearly as short as it can be: matches are looked for in the whole
/// window, and the way through them is the cheapest at the costs of the codes that follow from it. About 40 times
/// slower than `deflate_picture`.
///
/// - input: `count` bytes, below 2³¹.
/// - rounds: how often it is cut into blocks and parsed for the codes of each; 3 come within 0.1 % of any more.
/// - out: `deflate_smallest_bound(count)` bytes; may be dirty.
/// - Returns: bytes written, or 0 where memory (about 30 MB and four times `count` at most) ran out.
size_t deflate_smallest(const uint8_t *input, size_t count, unsigned rounds, uint8_t *out);

/// How PNG's filters are chosen: one for every row, or for each row the one of which something is least.
typedef enum {
    picture_filter_none,
    picture_filter_sub,
    picture_filter_up,
    picture_filter_average,
    picture_filter_paeth,
    /// The sum of the bytes as signed numbers.
    picture_filter_smallest_values,
    /// The number of different pairs of neighboring bytes.
    picture_filter_fewest_pairs,
    picture_filterings,
} picture_filtering;

/// Filters `height` rows that have a byte for the filter and then `length` bytes, with pixels of `pixel` bytes (1 where
/// they are smaller). What the first bytes of `rows` are does not count. Returns 0 where memory ran out.
int picture_filter(
    const uint8_t *rows, size_t length, size_t height, size_t pixel, picture_filtering filtering, uint8_t *out);

/// The checksum at the end of a zlib stream.
uint32_t deflate_adler32(const uint8_t *bytes, size_t count);

/// The checksum of bytes that follow others.
uint32_t deflate_adler32_after(uint32_t sum, const uint8_t *bytes, size_t count);

/// `deflate_adler32` without vector instructions, for processors that have none and to compare with.
uint32_t deflate_adler32_plain(const uint8_t *bytes, size_t count);

#endif
