#ifndef PACKED_PNG_H
#define PACKED_PNG_H

#include <stddef.h>
#include <stdint.h>

// A PNG file as Xcode packs it into an app for devices. A chunk named CgBI comes first, the stream of deflate has
// neither zlib's beginning nor its checksum, and the pixels are blue, green, red and alpha with the color multiplied.

int packed_png_is(const uint8_t *data, size_t size);

/// The file as others write it, but for the pixels' form and checksums that nobody may look at; to be freed. NULL where
/// there is no memory.
uint8_t *packed_png_open(const uint8_t *data, size_t size, size_t *length);

/// Divides the color by alpha, in place.
void packed_png_divide(uint32_t *pixels, size_t count);

#endif
