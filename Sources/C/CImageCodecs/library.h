#ifndef LIBRARY_H
#define LIBRARY_H

#include "CImageCodecs.h"
#include <dlfcn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// Opens a library once for the process; NULL where it is not installed. DARKROOM_WITHOUT_CODECS names some, with
/// commas, that count as absent: how a machine without them is tried out.
void *codec_library(const char *name);

/// A failure with its reason.
static inline codec_image codec_failure(codec_status status, const char *format, ...) {
    codec_image image = {.status = status};
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(image.message, sizeof image.message, format, arguments);
    va_end(arguments);
    return image;
}

/// Takes memory for a picture's pixels, cleared: NULL with the status set where it is too large or there is none.
static inline uint32_t *codec_allocate(codec_image *image, uint64_t width, uint64_t height, size_t most_pixels) {
    image->width = (uint32_t)width, image->height = (uint32_t)height;
    if (width == 0 || height == 0) {
        image->status = codec_damaged;
        snprintf(image->message, sizeof image->message, "it has no pixels");
        return NULL;
    }
    if (width > UINT32_MAX / 8 || height > UINT32_MAX / 8 || width * height > most_pixels) {
        image->status = codec_too_large;
        return NULL;
    }
    image->pixels = calloc((size_t)(width * height), 4);
    if (!image->pixels) image->status = codec_out_of_memory;
    return image->pixels;
}

#endif
