// ICC profiles, applied to pixels of screens and of print.
#include "CImageCodecs.h"
#include "input.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size == 0) return 0;
    codec_image image = {.width = 5, .height = 3, .is_cmyk = data[0] & 1};
    image.pixels = malloc(60);
    HOLDS(image.pixels);
    for (uint32_t i = 0; i < 15; i++) image.pixels[i] = 0x9E3779B1u * (i + data[0]);
    int was_cmyk = image.is_cmyk;
    int outcome = codec_convert_colors(&image, data + 1, size - 1);
    HOLDS(outcome == 0 || outcome == 1);
    HOLDS(outcome == 1 ? !image.is_cmyk : image.is_cmyk == was_cmyk);
    codec_image_free(&image);
    return 0;
}
