#ifndef CDEFLATE_H
#define CDEFLATE_H

#include <stddef.h>
#include <stdint.h>

// A deflate encoder for pictures of user interfaces (RFC 1950, RFC 1951). Its bytes depend on the input and on
// nothing else: no code is chosen by processor, no decision by an address, and all arithmetic is on integers.

/// Room that `deflate_picture` needs for `count` bytes of any content.
size_t deflate_bound(size_t count);

/// Compresses rows of a picture into a zlib stream.
///
/// - rows: `count` bytes; each row has `stride` bytes, a filter byte and then pixels of `pixel` bytes (3 or 4).
///   Any other content is compressed too, if less well, and the last row may be short.
/// - out: `deflate_bound(count)` bytes; may be dirty.
/// - Returns: bytes written, or 0 where memory (about 200 kB) ran out.
size_t deflate_picture(const uint8_t *rows, size_t count, size_t stride, size_t pixel, uint8_t *out);

/// The checksum at the end of a zlib stream.
uint32_t deflate_adler32(const uint8_t *bytes, size_t count);

/// `deflate_adler32` without vector instructions, for processors that have none and to compare with.
uint32_t deflate_adler32_plain(const uint8_t *bytes, size_t count);

#endif
