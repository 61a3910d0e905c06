#ifndef CIMAGECODECS_H
#define CIMAGECODECS_H

#include <stddef.h>
#include <stdint.h>

// Decoders behind one shape. PNG is libpng's, which is linked; GIF is decoded here. The others are Debian's run-time
// libraries, opened when a file first needs them, through prototypes of our own: nothing of them is needed to build,
// and a machine without one draws everything else.
//
// Whatever the bytes are, the answer is a picture or a reason. Every decoder is told how many pixels it may make and
// asks for no memory before it has compared.

typedef enum {
    /// The whole picture.
    codec_complete,
    /// What could be decoded of a file that breaks off; `message` says how.
    codec_partial,
    /// The library is not installed.
    codec_absent,
    codec_damaged,
    /// More than the pixels that were allowed.
    codec_too_large,
    codec_out_of_memory,
} codec_status;

typedef struct {
    codec_status status;
    uint32_t width, height;
    /// width × height words 0xAARRGGBB, not premultiplied, to be freed; NULL unless complete or partial. Of a CMYK
    /// picture the words are its bytes C, M, Y, K in memory order, 255 for no ink.
    uint32_t *pixels;
    int is_cmyk;
    /// An ICC profile that only the decoder can reach, to be freed; or NULL.
    uint8_t *profile;
    size_t profile_size;
    /// PNG's own words on color: 0 where the file has none. Chromaticities are white, red, green, blue; x then y.
    double gamma;
    double chromaticities[8];
    char message[200];
} codec_image;

/// Frees what an answer holds and clears it.
void codec_image_free(codec_image *image);

codec_image codec_decode_png(const uint8_t *data, size_t size, size_t most_pixels);
codec_image codec_decode_gif(const uint8_t *data, size_t size, size_t most_pixels);

/// - denominator: 1, 2, 4 or 8; the picture is decoded at that part of its size, which costs less time and memory.
/// - inverted: whether an Adobe marker says that CMYK is stored as paper left white.
codec_image codec_decode_jpeg(
    const uint8_t *data, size_t size, size_t most_pixels, int denominator, int inverted);

/// A still WebP file.
codec_image codec_decode_webp(const uint8_t *data, size_t size, size_t most_pixels);

/// Makes a lossless WebP file of rows of R, G, B, A, not premultiplied. Which bytes depends on libwebp's version.
///
/// - stride: bytes from a row to the next.
/// - file: to be freed; set where the answer is `codec_complete`.
codec_status codec_encode_webp(
    const uint8_t *rows, int width, int height, int stride, uint8_t **file, size_t *size);

/// HEIC and AVIF, turned and mirrored as the file asks.
codec_image codec_decode_heif(const uint8_t *data, size_t size, size_t most_pixels);

/// Converts pixels in place from the space of an ICC profile to sRGB through Little CMS. 0 where it cannot, -1 where
/// the library is not installed.
int codec_convert_colors(codec_image *image, const uint8_t *profile, size_t profile_size);

/// Whether a library can be opened: "jpeg", "webp", "heif", "svg", "pdf", "color".
int codec_is_present(const char *name);

#pragma mark Trials

typedef enum { codec_trial_passed, codec_trial_slow, codec_trial_memory, codec_trial_crashed } codec_trial;

/// Does something in a process of its own, forked from this one, with an end to time and memory. `body` answers
/// how it went; whatever else comes of it is lost. For processes with one thread.
///
/// - seconds: of a processor; ten times as many may pass.
/// - memory: in bytes, beside what this process has.
codec_trial codec_try(codec_trial (*body)(void *), void *context, unsigned seconds, size_t memory);

#pragma mark Vectors

typedef struct codec_vector codec_vector;

/// A parsed SVG file, NULL with a reason where it cannot be. Nothing outside the file is looked at.
codec_vector *codec_open_svg(const uint8_t *data, size_t size, codec_status *status, char message[200]);

/// Whether an SVG file is so short and so simple, as icons are, that what it costs is no more than what it says.
int codec_svg_is_plain(const uint8_t *data, size_t size);

/// A PDF file's first page, likewise. Neither needs the bytes any longer.
codec_vector *codec_open_pdf(const uint8_t *data, size_t size, codec_status *status, char message[200]);

/// In points; 0 for an SVG file, whose size its own root element says.
void codec_vector_size(const codec_vector *vector, double *width, double *height);

/// The first font that a PDF file names and does not hold; "" where it holds them all.
const char *codec_vector_missing_font(const codec_vector *vector);

/// Draws a picture of `width` × `height` units from the origin of a cairo context. Returns 0 where the library
/// refused.
int codec_vector_draw(codec_vector *vector, void *cairo_context, double width, double height);

void codec_vector_close(codec_vector *vector);

#endif
