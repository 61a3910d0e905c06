#include "library.h"
#include <math.h>

// libheif with the decoders that Debian builds into it: H.265 for HEIC, AV1 for AVIF. What they decode is exact by their
// standards; the way from there to RGB is not: libheif 1.15 and 1.19 differ by one level. So it is gone here.

typedef struct {
    int code, subcode;
    const char *message;
} outcome;

// As libheif's first version had it, which later ones only add to.
typedef struct {
    uint8_t version;
    int primaries, transfer, matrix;
    uint8_t is_full_range;
} coding;

enum { colorspace_ycbcr = 0, colorspace_rgb = 1, colorspace_any = 99 };
enum { chroma_420 = 1, chroma_422 = 2, chroma_444 = 3, chroma_rgba = 11, chroma_any = 99 };
enum { channel_y = 0, channel_cb = 1, channel_cr = 2, channel_alpha = 6, channel_interleaved = 10 };

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
    int (*decoded_bits)(const void *, int);
    int (*decoded_colorspace)(const void *);
    int (*decoded_chroma)(const void *);
    outcome (*decoded_coding)(const void *, coding **);
    outcome (*coding)(const void *, coding **);
    void (*release_coding)(coding *);
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
    f->decoded_bits = dlsym(library, "heif_image_get_bits_per_pixel_range");
    f->decoded_colorspace = dlsym(library, "heif_image_get_colorspace");
    f->decoded_chroma = dlsym(library, "heif_image_get_chroma_format");
    f->decoded_coding = dlsym(library, "heif_image_get_nclx_color_profile");
    f->coding = dlsym(library, "heif_image_handle_get_nclx_color_profile");
    f->release_coding = dlsym(library, "heif_nclx_color_profile_free");
    f->plane = dlsym(library, "heif_image_get_plane_readonly");
    f->release_handle = dlsym(library, "heif_image_handle_release");
    f->release_image = dlsym(library, "heif_image_release");
    return f->open && f->close && f->read && f->primary && f->width && f->height && f->profile_size && f->profile
        && f->decode && f->decoded_width && f->decoded_height && f->decoded_bits && f->decoded_colorspace
        && f->decoded_chroma && f->decoded_coding && f->coding && f->release_coding && f->plane && f->release_handle
        && f->release_image;
}

// The weights of red and blue in luma, by the number of H.273's table; 0 where colors are not coded that way.
static int weights(int matrix, double *red, double *blue) {
    switch (matrix) {
    case 1: *red = 0.2126, *blue = 0.0722; return 1;
    case 2: case 5: case 6: *red = 0.299, *blue = 0.114; return 1;  // 2 is "not said"
    case 4: *red = 0.30, *blue = 0.11; return 1;
    case 7: *red = 0.212, *blue = 0.087; return 1;
    case 9: *red = 0.2627, *blue = 0.0593; return 1;
    default: return 0;
    }
}

typedef struct {
    const uint8_t *bytes;
    int stride, bits, columns, rows;
} samples;

static int find(const functions *f, const void *decoded, int channel, samples *s) {
    s->bytes = f->plane(decoded, channel, &s->stride);
    if (!s->bytes) return 0;
    s->bits = f->decoded_bits(decoded, channel);
    s->columns = f->decoded_width(decoded, channel), s->rows = f->decoded_height(decoded, channel);
    return s->bits >= 8 && s->bits <= 16 && s->columns > 0 && s->rows > 0;
}

static int64_t sample(const samples *s, int x, int y) {
    x = x < s->columns ? x : s->columns - 1, y = y < s->rows ? y : s->rows - 1;
    const uint8_t *row = s->bytes + (size_t)y * (size_t)s->stride;
    return s->bits > 8 ? row[2 * x] | row[2 * x + 1] << 8 : row[x];
}

// A number of 2^-24 levels, as one of 256.
static uint32_t level(int64_t value) {
    value = (value + (1 << 23)) >> 24;
    return value < 0 ? 0 : value > 255 ? 255 : (uint32_t)value;
}

// Makes pixels of luma and chroma, in whole numbers: the same on every machine. 0 where it is coded otherwise.
static int convert(const functions *f, const void *picture, const void *decoded, codec_image *image, size_t most) {
    if (f->decoded_colorspace(decoded) != colorspace_ycbcr) return 0;
    int chroma = f->decoded_chroma(decoded);
    if (chroma != chroma_420 && chroma != chroma_422 && chroma != chroma_444) return 0;
    samples luma, cb, cr, alpha;
    if (!find(f, decoded, channel_y, &luma) || !find(f, decoded, channel_cb, &cb)
        || !find(f, decoded, channel_cr, &cr) || luma.bits != cb.bits || luma.bits != cr.bits)
        return 0;
    int has_alpha = find(f, decoded, channel_alpha, &alpha);
    if (!has_alpha && alpha.bytes) return 0;

    // The file's word counts more than the stream's.
    coding *said = NULL;
    int matrix = 2, is_full_range = 1;
    if (f->coding(picture, &said).code == 0 || f->decoded_coding(decoded, &said).code == 0) {
        if (said) matrix = said->matrix, is_full_range = said->is_full_range;
    }
    if (said) f->release_coding(said);
    double red, blue;
    if (!weights(matrix, &red, &blue)) return 0;

    double one = 1 << 24, most_level = (double)((1 << luma.bits) - 1), step = (double)(1 << (luma.bits - 8));
    double y_scale = 255 * one / (is_full_range ? most_level : 219 * step);
    double c_scale = 255 * one / (is_full_range ? most_level : 224 * step);
    int64_t black = is_full_range ? 0 : 16 << (luma.bits - 8), gray = 1 << (luma.bits - 1);
    double green = 1 - red - blue;
    int64_t per_y = llround(y_scale), red_per_cr = llround(2 * (1 - red) * c_scale),
            blue_per_cb = llround(2 * (1 - blue) * c_scale),
            green_per_cr = llround(2 * (1 - red) * red / green * c_scale),
            green_per_cb = llround(2 * (1 - blue) * blue / green * c_scale);
    int64_t per_alpha = has_alpha ? llround(255 * one / (double)((1 << alpha.bits) - 1)) : 0;
    int across = chroma != chroma_444, down = chroma == chroma_420;

    if (!codec_allocate(image, (uint64_t)luma.columns, (uint64_t)luma.rows, most)) return 1;
    for (int y = 0; y < luma.rows; y++) {
        uint32_t *out = image->pixels + (size_t)y * (size_t)luma.columns;
        for (int x = 0; x < luma.columns; x++) {
            int64_t l = (sample(&luma, x, y) - black) * per_y;
            int64_t u = sample(&cb, x >> across, y >> down) - gray, v = sample(&cr, x >> across, y >> down) - gray;
            uint32_t a = has_alpha ? level(sample(&alpha, x, y) * per_alpha) : 255;
            out[x] = a << 24 | level(l + v * red_per_cr) << 16 | level(l - v * green_per_cr - u * green_per_cb) << 8
                | level(l + u * blue_per_cb);
        }
    }
    return 1;
}

// What is coded otherwise, in gray or with a matrix of its own, libheif converts.
static codec_image converted(const functions *f, const void *picture, size_t most_pixels) {
    codec_image image = {.status = codec_complete};
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
    }
    f->release_image(decoded);
    return image;
}

static codec_image decode(const functions *f, const void *picture, size_t most_pixels) {
    codec_image image = {.status = codec_complete};
    uint64_t width = (uint64_t)f->width(picture), height = (uint64_t)f->height(picture);
    if (width > 0xFFFF || height > 0xFFFF || width * height > most_pixels) {
        image.status = codec_too_large, image.width = (uint32_t)width, image.height = (uint32_t)height;
        return image;
    }
    void *decoded = NULL;
    outcome result = f->decode(picture, &decoded, colorspace_any, chroma_any, NULL);
    if (result.code != 0 || !decoded) return codec_failure(codec_damaged, "%s", result.message ? result.message : "");
    int is_converted = convert(f, picture, decoded, &image, most_pixels);
    f->release_image(decoded);
    if (!is_converted) image = converted(f, picture, most_pixels);
    size_t size = image.pixels ? f->profile_size(picture) : 0;
    if (size > 0 && size < 8 << 20 && (image.profile = malloc(size))) {
        image.profile_size = size;
        if (f->profile(picture, image.profile).code != 0) image.profile_size = 0;
    }
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
