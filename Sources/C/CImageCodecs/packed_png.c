#include "packed_png.h"
#include "library.h"

// A chunk is its length, four letters, the bytes and a checksum.
enum { SIGNATURE = 8, AROUND = 12 };

static uint32_t number(const uint8_t *at) {
    return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
}

int packed_png_is(const uint8_t *data, size_t size) { return size >= 16 && !memcmp(data + 12, "CgBI", 4); }

/// How many bytes a chunk takes; 0 where the file ends or breaks off.
static size_t chunk_size(const uint8_t *data, size_t size, size_t at) {
    if (size - at < AROUND) return 0;
    size_t chunk = (size_t)number(data + at) + AROUND;
    return chunk <= size - at ? chunk : 0;
}

/// Writes all pixels as one chunk with the stream's beginning and end; returns what follows it.
static uint8_t *write_pixels(uint8_t *out, const uint8_t *data, size_t size) {
    uint8_t *start = out;
    memcpy(out + 4, "IDAT\x78\x01", 6);
    out += 10;
    for (size_t at = SIGNATURE, chunk; (chunk = chunk_size(data, size, at)); at += chunk) {
        if (memcmp(data + at + 4, "IDAT", 4)) continue;
        memcpy(out, data + at + 8, chunk - AROUND);
        out += chunk - AROUND;
    }
    memset(out, 0, 8);
    out += 4;
    size_t bytes = (size_t)(out - start) - 8;
    for (int i = 0; i < 4; i++) start[i] = (uint8_t)(bytes >> (24 - 8 * i));
    return out + 4;
}

uint8_t *packed_png_open(const uint8_t *data, size_t size, size_t *length) {
    // The stream's two bytes at its beginning and four at its end.
    uint8_t *file = malloc(size + 6);
    if (!file) return NULL;
    memcpy(file, data, SIGNATURE);
    uint8_t *out = file + SIGNATURE;
    int has_pixels = 0;
    for (size_t at = SIGNATURE, chunk; (chunk = chunk_size(data, size, at)); at += chunk) {
        const uint8_t *name = data + at + 4;
        if (!memcmp(name, "CgBI", 4) || (has_pixels && !memcmp(name, "IDAT", 4))) continue;
        if (!memcmp(name, "IDAT", 4)) {
            out = write_pixels(out, data, size);
            has_pixels = 1;
        } else {
            memcpy(out, data + at, chunk);
            out += chunk;
        }
    }
    *length = (size_t)(out - file);
    return file;
}

void packed_png_divide(uint32_t *pixels, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint32_t pixel = pixels[i], alpha = pixel >> 24;
        if (alpha == 255 || alpha == 0) continue;
        uint32_t straight = alpha << 24;
        for (int shift = 0; shift < 24; shift += 8) {
            uint32_t part = ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha;
            straight |= (part > 255 ? 255 : part) << shift;
        }
        pixels[i] = straight;
    }
}
