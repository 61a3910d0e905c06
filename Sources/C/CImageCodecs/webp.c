#include "library.h"

typedef int (*get_info)(const uint8_t *, size_t, int *, int *);
typedef uint8_t *(*decode_bgra)(const uint8_t *, size_t, uint8_t *, size_t, int);

codec_image codec_decode_webp(const uint8_t *data, size_t size, size_t most_pixels) {
    void *library = codec_library("webp");
    get_info info = library ? (get_info)dlsym(library, "WebPGetInfo") : NULL;
    decode_bgra decode = library ? (decode_bgra)dlsym(library, "WebPDecodeBGRAInto") : NULL;
    if (!info || !decode) return codec_failure(codec_absent, "");
    int width = 0, height = 0;
    if (!info(data, size, &width, &height)) return codec_failure(codec_damaged, "libwebp cannot read its header");
    codec_image image = {.status = codec_complete};
    if (!codec_allocate(&image, (uint64_t)width, (uint64_t)height, most_pixels)) return image;
    size_t bytes = (size_t)width * (size_t)height * 4;
    if (!decode(data, size, (uint8_t *)image.pixels, bytes, width * 4)) {
        codec_image_free(&image);
        return codec_failure(codec_damaged, "libwebp cannot decode it");
    }
    return image;
}

typedef size_t (*encode_lossless)(const uint8_t *, int, int, int, uint8_t **);
typedef void (*release)(void *);

codec_status codec_encode_webp(
    const uint8_t *rows, int width, int height, int stride, uint8_t **file, size_t *size) {
    void *library = codec_library("webp");
    encode_lossless encode = library ? (encode_lossless)dlsym(library, "WebPEncodeLosslessRGBA") : NULL;
    release release_file = library ? (release)dlsym(library, "WebPFree") : NULL;
    if (!encode || !release_file) return codec_absent;
    // The format's own limit.
    if (width < 1 || height < 1 || width > 16383 || height > 16383) return codec_too_large;
    uint8_t *made = NULL;
    size_t count = encode(rows, width, height, stride, &made);
    if (!count) return codec_out_of_memory;
    // The caller frees with the C library's own function.
    *file = malloc(count);
    if (*file) memcpy(*file, made, count), *size = count;
    release_file(made);
    return *file ? codec_complete : codec_out_of_memory;
}
