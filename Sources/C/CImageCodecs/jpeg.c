#include "library.h"

// libturbojpeg: baseline, progressive and arithmetic JPEG with SIMD whose bytes equal those of its plain C under the
// accurate transform; it decodes at a half, a quarter or an eighth of the size for less.

typedef void *handle;

enum { format_bgra = 8, format_cmyk = 11, space_cmyk = 3, space_ycck = 4, code_warning = 0 };
enum { flag_accurate_dct = 4096, flag_limit_scans = 32768 };

typedef struct {
    handle (*open)(void);
    int (*header)(handle, const uint8_t *, unsigned long, int *, int *, int *, int *);
    int (*decompress)(handle, const uint8_t *, unsigned long, uint8_t *, int, int, int, int, int);
    char *(*message)(handle);
    int (*code)(handle);
    int (*close)(handle);
} functions;

static int load(functions *f) {
    void *library = codec_library("jpeg");
    if (!library) return 0;
    f->open = dlsym(library, "tjInitDecompress");
    f->header = dlsym(library, "tjDecompressHeader3");
    f->decompress = dlsym(library, "tjDecompress2");
    f->message = dlsym(library, "tjGetErrorStr2");
    f->code = dlsym(library, "tjGetErrorCode");
    f->close = dlsym(library, "tjDestroy");
    return f->open && f->header && f->decompress && f->message && f->code && f->close;
}

codec_image codec_decode_jpeg(
    const uint8_t *data, size_t size, size_t most_pixels, int denominator, int inverted
) {
    functions f;
    if (!load(&f)) return codec_failure(codec_absent, "");
    handle decoder = f.open();
    if (!decoder) return codec_failure(codec_out_of_memory, "");
    codec_image image = {.status = codec_damaged};
    int width = 0, height = 0, sampling = 0, space = 0;
    if (f.header(decoder, data, size, &width, &height, &sampling, &space) != 0 || width <= 0 || height <= 0) {
        image = codec_failure(codec_damaged, "%s", f.message(decoder));
        f.close(decoder);
        return image;
    }
    int scaled_width = (width + denominator - 1) / denominator;
    int scaled_height = (height + denominator - 1) / denominator;
    if (!codec_allocate(&image, (uint64_t)scaled_width, (uint64_t)scaled_height, most_pixels)) {
        f.close(decoder);
        return image;
    }
    image.is_cmyk = space == space_cmyk || space == space_ycck;
    int outcome = f.decompress(
        decoder, data, size, (uint8_t *)image.pixels, scaled_width, scaled_width * 4, scaled_height,
        image.is_cmyk ? format_cmyk : format_bgra, flag_accurate_dct | flag_limit_scans);
    image.status = codec_complete;
    if (outcome != 0) {
        // A warning tells of a file that breaks off: what came before it is a picture, the rest is gray.
        image.status = f.code(decoder) == code_warning ? codec_partial : codec_damaged;
        snprintf(image.message, sizeof image.message, "%s", f.message(decoder));
    }
    f.close(decoder);
    if (image.status == codec_damaged) {
        free(image.pixels);
        image.pixels = NULL;
    } else if (image.is_cmyk && !inverted) {
        size_t count = (size_t)image.width * image.height;
        for (size_t i = 0; i < count; i++) image.pixels[i] = ~image.pixels[i];
    }
    return image;
}
