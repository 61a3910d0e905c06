#include "library.h"

// Little CMS, for profiles that hold tables instead of curves and a matrix, as those of print do.

enum { relative_colorimetric = 1, black_point_compensation = 0x2000, copy_alpha = 0x4000000, no_cache = 0x40 };
/// 8 bits; color space, channels, extra channels and their order as lcms2.h packs them.
enum {
    bgra = 4 << 16 | 1 << 14 | 1 << 10 | 1 << 7 | 3 << 3 | 1,
    // Paper left white rather than ink.
    cmyk = 6 << 16 | 1 << 13 | 4 << 3 | 1,
};
enum { signature_rgb = 0x52474220, signature_cmyk = 0x434D594B };

int codec_convert_colors(codec_image *image, const uint8_t *profile, size_t profile_size) {
    void *library = codec_library("color");
    if (!library) return -1;
    void *(*open)(const void *, uint32_t) = dlsym(library, "cmsOpenProfileFromMem");
    void *(*srgb)(void) = dlsym(library, "cmsCreate_sRGBProfile");
    uint32_t (*space)(void *) = dlsym(library, "cmsGetColorSpace");
    void *(*create)(void *, uint32_t, void *, uint32_t, uint32_t, uint32_t) = dlsym(library, "cmsCreateTransform");
    void (*apply)(void *, const void *, void *, uint32_t) = dlsym(library, "cmsDoTransform");
    void (*destroy)(void *) = dlsym(library, "cmsDeleteTransform");
    int (*close)(void *) = dlsym(library, "cmsCloseProfile");
    if (!open || !srgb || !space || !create || !apply || !destroy || !close) return -1;
    void *from = open(profile, (uint32_t)profile_size), *to = srgb();
    int succeeded = 0;
    if (from && to && space(from) == (image->is_cmyk ? signature_cmyk : signature_rgb)) {
        void *transform = create(
            from, image->is_cmyk ? cmyk : bgra, to, bgra, relative_colorimetric,
            black_point_compensation | no_cache | (image->is_cmyk ? 0 : copy_alpha));
        if (transform) {
            for (uint32_t y = 0; y < image->height; y++) {
                uint32_t *row = image->pixels + (size_t)y * image->width;
                apply(transform, row, row, image->width);
                if (image->is_cmyk) for (uint32_t x = 0; x < image->width; x++) row[x] |= 0xFF000000u;
            }
            destroy(transform);
            image->is_cmyk = 0;
            succeeded = 1;
        }
    }
    if (from) close(from);
    if (to) close(to);
    return succeeded;
}
