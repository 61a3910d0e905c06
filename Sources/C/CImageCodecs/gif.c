#include "library.h"

// The first picture of a GIF file, as GIF89a describes it: a logical screen, a picture at a place on it, one color
// of which may be transparent, and LZW codes of 3 to 12 bits.

typedef struct {
    const uint8_t *data;
    size_t size, offset;
} reader;

static int byte(reader *r) { return r->offset < r->size ? r->data[r->offset++] : -1; }

static int word(reader *r) {
    int low = byte(r), high = byte(r);
    return low < 0 || high < 0 ? -1 : low | high << 8;
}

static void skip_blocks(reader *r) {
    for (int length = byte(r); length > 0; length = byte(r)) r->offset += (size_t)length;
}

/// Bits from a chain of blocks.
typedef struct {
    reader *source;
    uint32_t bits;
    int count, left;
} bit_reader;

static int read_code(bit_reader *b, int width) {
    while (b->count < width) {
        if (b->left == 0) {
            b->left = byte(b->source);
            if (b->left <= 0) return -1;
        }
        int next = byte(b->source);
        if (next < 0) return -1;
        b->left--;
        b->bits |= (uint32_t)next << b->count;
        b->count += 8;
    }
    int code = (int)(b->bits & ((1u << width) - 1));
    b->bits >>= width;
    b->count -= width;
    return code;
}

/// Decodes `count` palette indices; returns how many there were.
static size_t decode(reader *r, int minimum, uint8_t *out, size_t count) {
    uint16_t prefix[4096];
    uint8_t suffix[4096], stack[4097];
    int clear = 1 << minimum, end = clear + 1, next = end + 1, width = minimum + 1, previous = -1;
    uint8_t first = 0;
    size_t done = 0;
    bit_reader bits = {r, 0, 0, 0};
    for (int i = 0; i < clear; i++) prefix[i] = 0, suffix[i] = (uint8_t)i;
    while (done < count) {
        int code = read_code(&bits, width);
        if (code < 0 || code == end) break;
        if (code == clear) {
            next = end + 1, width = minimum + 1, previous = -1;
            continue;
        }
        if (code > next || (code == next && previous < 0) || (previous < 0 && code >= clear)) break;
        int depth = 0, at = code;
        if (code == next) {
            stack[depth++] = first;
            at = previous;
        }
        while (at >= clear && depth < 4096) {
            stack[depth++] = suffix[at];
            at = prefix[at];
        }
        first = suffix[at];
        stack[depth++] = first;
        while (depth > 0 && done < count) out[done++] = stack[--depth];
        if (previous >= 0 && next < 4096) {
            prefix[next] = (uint16_t)previous, suffix[next] = first;
            next++;
            if (next == 1 << width && width < 12) width++;
        }
        previous = code;
    }
    return done;
}

codec_image codec_decode_gif(const uint8_t *data, size_t size, size_t most_pixels) {
    codec_image image = {.status = codec_damaged};
    reader r = {data, size, 6};
    int screen_width = word(&r), screen_height = word(&r), flags = byte(&r);
    r.offset += 2;
    if (flags < 0 || screen_width < 0 || screen_height < 0) return codec_failure(codec_damaged, "the file breaks off");
    const uint8_t *colors = NULL;
    int color_count = 0, transparent = -1;
    if (flags & 0x80) {
        colors = data + r.offset, color_count = 2 << (flags & 7);
        r.offset += (size_t)color_count * 3;
    }
    for (;;) {
        int kind = byte(&r);
        if (kind == 0x21) {
            if (byte(&r) == 0xF9 && r.offset + 5 <= size && data[r.offset] == 4) {
                transparent = data[r.offset + 1] & 1 ? data[r.offset + 4] : -1;
            }
            skip_blocks(&r);
        } else if (kind == 0x2C) {
            break;
        } else {
            return codec_failure(codec_damaged, kind < 0 ? "the file breaks off" : "it holds no picture");
        }
    }
    int left = word(&r), top = word(&r), width = word(&r), height = word(&r);
    flags = byte(&r);
    if (flags < 0) return codec_failure(codec_damaged, "the file breaks off");
    if (flags & 0x80) {
        colors = data + r.offset, color_count = 2 << (flags & 7);
        r.offset += (size_t)color_count * 3;
    }
    int minimum = byte(&r);
    if (!colors || r.offset > size || minimum < 1 || minimum > 8 || width <= 0 || height <= 0)
        return codec_failure(codec_damaged, "its picture has no colours or no size");
    // A screen of no size takes the picture's, as every browser does.
    if (screen_width == 0 || screen_height == 0) screen_width = left + width, screen_height = top + height;
    size_t area = (size_t)width * (size_t)height;
    if (area > most_pixels) {
        image.status = codec_too_large, image.width = (uint32_t)width, image.height = (uint32_t)height;
        return image;
    }
    if (!codec_allocate(&image, (uint64_t)screen_width, (uint64_t)screen_height, most_pixels)) return image;
    uint8_t *indices = malloc(area);
    if (!indices) {
        codec_image_free(&image);
        return codec_failure(codec_out_of_memory, "");
    }
    size_t done = decode(&r, minimum, indices, area);
    // Interlaced lines come in four passes.
    static const int starts[] = {0, 4, 2, 1}, steps[] = {8, 8, 4, 2};
    int pass = 0, row = 0;
    for (int line = 0; line < height; line++) {
        int y = flags & 0x40 ? row : line;
        row += steps[pass];
        while (row >= height && pass < 3) row = starts[++pass];
        for (int x = 0; x < width; x++) {
            size_t index = (size_t)line * (size_t)width + (size_t)x;
            if (index >= done || left + x >= screen_width || top + y >= screen_height) continue;
            int color = indices[index];
            if (color == transparent || color >= color_count) continue;
            const uint8_t *rgb = colors + color * 3;
            image.pixels[(size_t)(top + y) * (size_t)screen_width + (size_t)(left + x)]
                = 0xFF000000u | (uint32_t)rgb[0] << 16 | (uint32_t)rgb[1] << 8 | rgb[2];
        }
    }
    free(indices);
    image.status = done == area ? codec_complete : codec_partial;
    if (done < area) snprintf(image.message, sizeof image.message, "the file breaks off");
    return image;
}
