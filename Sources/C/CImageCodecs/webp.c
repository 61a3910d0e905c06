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
