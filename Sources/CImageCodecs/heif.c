#include "library.h"

// libheif with the decoders that Debian builds into it: H.265 for HEIC, AV1 for AVIF.

typedef struct {
    int code, subcode;
    const char *message;
} outcome;

enum { colorspace_rgb = 1, chroma_rgba = 11, channel_interleaved = 10 };

typedef struct {
    void *(*open)(void);
    void (*close)(void *);
    outcome (*read)(void *, const void *, size_t, const void *);
    outcome (*primary)(void *, void **);
    int (*width)(const void *);
    int (*height)(const void *);
    size_t (*profile_size)(const void *);
    outcome (*profile)(const void *, void *);
    outcome (*decode)(const void *, void **, int, int, const void *);
    int (*decoded_width)(const void *, int);
    int (*decoded_height)(const void *, int);
    const uint8_t *(*plane)(const void *, int, int *);
    void (*release_handle)(const void *);
    void (*release_image)(const void *);
} functions;

static int load(functions *f) {
    void *library = codec_library("heif");
    if (!library) return 0;
    f->open = dlsym(library, "heif_context_alloc");
    f->close = dlsym(library, "heif_context_free");
    f->read = dlsym(library, "heif_context_read_from_memory_without_copy");
    f->primary = dlsym(library, "heif_context_get_primary_image_handle");
    f->width = dlsym(library, "heif_image_handle_get_width");
    f->height = dlsym(library, "heif_image_handle_get_height");
    f->profile_size = dlsym(library, "heif_image_handle_get_raw_color_profile_size");
    f->profile = dlsym(library, "heif_image_handle_get_raw_color_profile");
    f->decode = dlsym(library, "heif_decode_image");
    f->decoded_width = dlsym(library, "heif_image_get_width");
    f->decoded_height = dlsym(library, "heif_image_get_height");
    f->plane = dlsym(library, "heif_image_get_plane_readonly");
    f->release_handle = dlsym(library, "heif_image_handle_release");
    f->release_image = dlsym(library, "heif_image_release");
    return f->open && f->close && f->read && f->primary && f->width && f->height && f->profile_size && f->profile
        && f->decode && f->decoded_width && f->decoded_height && f->plane && f->release_handle && f->release_image;
}

static codec_image decode(const functions *f, const void *picture, size_t most_pixels) {
    codec_image image = {.status = codec_complete};
    uint64_t width = (uint64_t)f->width(picture), height = (uint64_t)f->height(picture);
    if (width > 0xFFFF || height > 0xFFFF || width * height > most_pixels) {
        image.status = codec_too_large, image.width = (uint32_t)width, image.height = (uint32_t)height;
        return image;
    }
    void *decoded = NULL;
    outcome result = f->decode(picture, &decoded, colorspace_rgb, chroma_rgba, NULL);
    if (result.code != 0 || !decoded) return codec_failure(codec_damaged, "%s", result.message ? result.message : "");
    int stride = 0;
    const uint8_t *plane = f->plane(decoded, channel_interleaved, &stride);
    int columns = f->decoded_width(decoded, channel_interleaved);
    int rows = f->decoded_height(decoded, channel_interleaved);
    if (!plane || columns <= 0 || rows <= 0) {
        image = codec_failure(codec_damaged, "it has no pixels");
    } else if (codec_allocate(&image, (uint64_t)columns, (uint64_t)rows, most_pixels)) {
        for (int y = 0; y < rows; y++) {
            const uint8_t *in = plane + (size_t)y * (size_t)stride;
            uint32_t *out = image.pixels + (size_t)y * (size_t)columns;
            for (int x = 0; x < columns; x++, in += 4)
                out[x] = (uint32_t)in[3] << 24 | (uint32_t)in[0] << 16 | (uint32_t)in[1] << 8 | in[2];
        }
        size_t size = f->profile_size(picture);
        if (size > 0 && size < 8 << 20 && (image.profile = malloc(size))) {
            image.profile_size = size;
            if (f->profile(picture, image.profile).code != 0) image.profile_size = 0;
        }
    }
    f->release_image(decoded);
    return image;
}

codec_image codec_decode_heif(const uint8_t *data, size_t size, size_t most_pixels) {
    functions f;
    if (!load(&f)) return codec_failure(codec_absent, "");
    void *context = f.open();
    if (!context) return codec_failure(codec_out_of_memory, "");
    void *picture = NULL;
    outcome result = f.read(context, data, size, NULL);
    if (result.code == 0) result = f.primary(context, &picture);
    codec_image image;
    if (result.code != 0 || !picture) {
        image = codec_failure(codec_damaged, "%s", result.message ? result.message : "it holds no picture");
    } else {
        image = decode(&f, picture, most_pixels);
        f.release_handle(picture);
    }
    f.close(context);
    return image;
}
