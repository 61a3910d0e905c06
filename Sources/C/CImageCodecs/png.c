#include "library.h"
#include "packed_png.h"
#include <png.h>
#include <setjmp.h>

typedef struct {
    const uint8_t *data;
    size_t size, offset;
} reader;

static void read_bytes(png_structp png, png_bytep out, size_t count) {
    reader *source = png_get_io_ptr(png);
    if (count > source->size - source->offset) png_error(png, "the file breaks off");
    memcpy(out, source->data + source->offset, count);
    source->offset += count;
}

static void fail(png_structp png, png_const_charp message) {
    codec_image *image = png_get_error_ptr(png);
    snprintf(image->message, sizeof image->message, "%s", message);
    longjmp(png_jmpbuf(png), 1);
}

static void ignore(png_structp png, png_const_charp message) { (void)png, (void)message; }

static void read_colors(png_structp png, png_infop info, codec_image *image) {
    if (png_get_valid(png, info, PNG_INFO_sRGB)) return;
    png_charp name = NULL;
    png_bytep profile = NULL;
    png_uint_32 size = 0;
    int method = 0;
    if (png_get_iCCP(png, info, &name, &method, &profile, &size) && size > 0) {
        image->profile = malloc(size);
        if (image->profile) {
            memcpy(image->profile, profile, size);
            image->profile_size = size;
        }
        return;
    }
    double gamma = 0;
    if (png_get_gAMA(png, info, &gamma)) image->gamma = gamma;
    double *c = image->chromaticities;
    if (!png_get_cHRM(png, info, &c[0], &c[1], &c[2], &c[3], &c[4], &c[5], &c[6], &c[7])) memset(c, 0, 8 * sizeof *c);
}

static codec_image decode(const uint8_t *data, size_t size, size_t most_pixels, int is_packed) {
    codec_image image = {.status = codec_damaged};
    reader source = {data, size, 0};
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &image, fail, ignore);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    png_bytep *volatile rows = NULL;
    if (!info) {
        png_destroy_read_struct(&png, NULL, NULL);
        return codec_failure(codec_out_of_memory, "");
    }
    if (setjmp(png_jmpbuf(png))) {
        png_destroy_read_struct(&png, &info, NULL);
        free(rows);
        free(image.pixels), free(image.profile);
        image.pixels = NULL, image.profile = NULL, image.profile_size = 0;
        return image;
    }
    png_set_read_fn(png, &source, read_bytes);
    png_set_user_limits(png, 0x7FFFFFFF, 0x7FFFFFFF);
    // Texts and profiles are compressed: a kilobyte of file may ask for a gigabyte.
    png_set_chunk_malloc_max(png, 8 << 20);
    png_set_chunk_cache_max(png, 256);
    // Texts have nothing to say to a picture. For eXIf, which ImageFormats reads, libpng takes as much memory as the
    // chunk claims to have, up to 2 GB, before it looks for the bytes.
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, (png_const_bytep) "iTXt\0zTXt\0tEXt\0eXIf\0", 4);
    if (is_packed) {
        png_set_crc_action(png, PNG_CRC_QUIET_USE, PNG_CRC_QUIET_USE);
        png_set_option(png, PNG_IGNORE_ADLER32, PNG_OPTION_ON);
    }
    png_read_info(png, info);
    if (!codec_allocate(&image, png_get_image_width(png, info), png_get_image_height(png, info), most_pixels)) {
        png_destroy_read_struct(&png, &info, NULL);
        return image;
    }
    read_colors(png, info, &image);
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    if (!is_packed) png_set_bgr(png);
    png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
    png_set_interlace_handling(png);
    png_read_update_info(png, info);
    if (png_get_rowbytes(png, info) != (size_t)image.width * 4) png_error(png, "its rows have an unknown form");
    rows = malloc(image.height * sizeof *rows);
    if (!rows) png_error(png, "there is no memory");
    for (uint32_t y = 0; y < image.height; y++) rows[y] = (png_bytep)(image.pixels + (size_t)y * image.width);
    png_read_image(png, rows);
    png_read_end(png, NULL);
    png_destroy_read_struct(&png, &info, NULL);
    free(rows);
    image.status = codec_complete;
    return image;
}

codec_image codec_decode_png(const uint8_t *data, size_t size, size_t most_pixels) {
    if (!packed_png_is(data, size)) return decode(data, size, most_pixels, 0);
    size_t length = 0;
    uint8_t *file = packed_png_open(data, size, &length);
    if (!file) return codec_failure(codec_out_of_memory, "");
    codec_image image = decode(file, length, most_pixels, 1);
    free(file);
    if (image.status == codec_complete) packed_png_divide(image.pixels, (size_t)image.width * image.height);
    return image;
}
