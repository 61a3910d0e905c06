// PNG, GIF, JPEG, WebP and HEIC: DECODER says which. What has no bounds of its own is tried in another process first,
// as the product does.
#include "CImageCodecs.h"
#include "input.h"
#include "trial.h"

#include <stdlib.h>
#include <zlib.h>

enum { most_pixels = 1 << 20, png, gif, jpeg, webp, heif };

typedef struct {
    const uint8_t *data;
    size_t size;
} file;

static codec_image decode(const uint8_t *data, size_t size) {
    // The number of bytes chooses what the file does not say.
    switch (DECODER) {
    case png: return codec_decode_png(data, size, most_pixels);
    case gif: return codec_decode_gif(data, size, most_pixels);
    case jpeg: return codec_decode_jpeg(data, size, most_pixels, 1 << size % 4, size & 4);
    case webp: return codec_decode_webp(data, size, most_pixels);
    default: return codec_decode_heif(data, size, most_pixels);
    }
}

static codec_trial try_decoding(void *context) {
    file *f = context;
    end_by_signals();
    codec_image image = decode(f->data, f->size);
    return image.status == codec_out_of_memory ? codec_trial_memory : codec_trial_passed;
}

/// Makes the checksums right again of a PNG file's chunks: hardly anything else would get beyond them.
static void mend(uint8_t *data, size_t size) {
    for (size_t place = 8; size - place >= 12;) {
        size_t length = (size_t)data[place] << 24 | data[place + 1] << 16 | data[place + 2] << 8 | data[place + 3];
        if (length > size - place - 12) return;
        uint32_t sum = (uint32_t)crc32(0, data + place + 4, (uInt)length + 4);
        for (int i = 0; i < 4; i++) data[place + 8 + length + (size_t)i] = (uint8_t)(sum >> (24 - 8 * i));
        place += length + 12;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    uint8_t *copy = NULL;
    if (DECODER == png && size > 20 && size % 4 > 0) {
        HOLDS(copy = malloc(size));
        memcpy(copy, data, size);
        mend(copy, size);
        data = copy;
    }
    file f = {data, size};
    if (DECODER == heif && !passes(try_decoding, &f)) return 0;
    codec_image image = decode(data, size);
    HOLDS(image.status != codec_absent);
    HOLDS((image.pixels != NULL) == (image.status == codec_complete || image.status == codec_partial));
    HOLDS((image.profile != NULL) || image.profile_size == 0);
    HOLDS(memchr(image.message, 0, sizeof image.message));
    if (image.pixels) {
        HOLDS(image.width > 0 && image.height > 0 && (uint64_t)image.width * image.height <= most_pixels);
        uint32_t sum = 0;
        for (size_t i = 0; i < (size_t)image.width * image.height; i++) sum += image.pixels[i];
        for (size_t i = 0; i < image.profile_size; i++) sum += image.profile[i];
        volatile uint32_t seen = sum;
        (void)seen;
    }
    codec_image_free(&image);
    HOLDS(!image.pixels && !image.profile);
    free(copy);
    return 0;
}
