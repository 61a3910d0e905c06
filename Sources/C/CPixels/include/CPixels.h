#ifndef CPIXELS_H
#define CPIXELS_H

#include <stddef.h>
#include <stdint.h>

// The loops that touch every pixel. They are C because SwiftPM's debug builds run them many times faster than
// unoptimized Swift, and plain integer or uncontracted floating-point arithmetic because the same input must
// give the same bytes on every x86-64 processor: no libm (its variants differ by processor), no fused operations.
//
// A pixel is a native 32-bit word 0xAARRGGBB, premultiplied unless a comment says otherwise. Strides are in bytes.

#pragma mark Conversion

/// 1 where every pixel has alpha 255.
int pixels_are_opaque(const uint32_t *pixels, size_t count);

/// PNG rows without filtering: a zero byte, then R, G, B of each pixel, alpha ignored.
void pixels_to_rgb_rows(const uint32_t *pixels, size_t width, size_t height, uint8_t *rows);

/// PNG rows without filtering: a zero byte, then R, G, B, A of each pixel, not premultiplied.
void pixels_to_rgba_rows(const uint32_t *pixels, size_t width, size_t height, uint8_t *rows);

/// 1 where no pixel has a hue, whatever its alpha.
int pixels_are_gray(const uint32_t *pixels, size_t count);

/// PNG rows without filtering: a zero byte, then the gray of each pixel, alpha ignored.
void pixels_to_gray_rows(const uint32_t *pixels, size_t width, size_t height, uint8_t *rows);

/// The most colors that a PNG's palette holds.
enum { PIXELS_PALETTE = 256 };

/// The different pixels of a picture, translucent ones first and then by their values, and each pixel's place among
/// them. Returns how many there are, or 0 where there are more than `PIXELS_PALETTE`.
size_t pixels_find_palette(const uint32_t *pixels, size_t count, uint32_t *palette, uint8_t *places);

/// PNG rows without filtering: a zero byte, then places of `bits` bits (1, 2, 4 or 8) each, the first highest.
void pixels_pack_rows(const uint8_t *places, size_t width, size_t height, unsigned bits, uint8_t *rows);

/// Premultiplies colors in place.
void pixels_premultiply(uint32_t *pixels, size_t count);

/// The alpha of each pixel as a mask.
void pixels_alpha(
    const uint32_t *pixels, size_t stride, size_t width, size_t height, uint8_t *mask, size_t mask_stride);

/// Turns and mirrors `width` × `height` pixels: the result's columns and rows are flipped, after they changed places
/// where `transposes`.
void pixels_orient(
    const uint32_t *source, size_t width, size_t height, uint32_t *result, int transposes, int flips_columns,
    int flips_rows);

/// Steps from black to white of linear light that an encoding has a byte for.
enum { PIXELS_ENCODING_STEPS = 16384 };

/// Converts colors that are not premultiplied, in place: 256 linear values for each component, a matrix to linear
/// sRGB by rows, and `encoding` back to bytes. What lies outside of sRGB is clipped.
void pixels_convert_colors(
    uint32_t *pixels, size_t count, const float *red, const float *green, const float *blue, const float matrix[9],
    const uint8_t *encoding);

/// The bytes C, M, Y, K in memory, 255 for no ink, as plain inks on white paper.
void pixels_from_cmyk(uint32_t *pixels, size_t count);

#pragma mark Compositing

/// Adds a mask to another, saturating: overlapping glyphs of one run are drawn once.
void mask_add(
    uint8_t *mask, size_t stride, const uint8_t *other, size_t other_stride, size_t width, size_t height);

/// Clears a mask where another one covers pixels wholly.
void mask_clear_where_full(
    uint8_t *mask, size_t stride, const uint8_t *other, size_t other_stride, size_t width, size_t height);

/// Clears a mask where the pixels are opaque, so that what they would hide is not drawn.
void mask_clear_where_opaque(
    uint8_t *mask, size_t mask_stride, const uint32_t *pixels, size_t stride, size_t width, size_t height);

/// Apple's plus-darker: alphas add up, and so do the colors' distances from white. Result in `below`.
void pixels_plus_darker(
    uint32_t *below, size_t below_stride, const uint32_t *above, size_t above_stride, size_t width, size_t height,
    uint32_t opacity);

/// A 4 × 5 matrix applied to unpremultiplied components in 0...1; `offset` and `stride` as the rows lie.
void pixels_color_matrix(
    uint32_t *pixels, size_t stride, size_t width, size_t height, const float *matrix);

/// Black with the Rec. 709 luma of the premultiplied components as its alpha.
void pixels_luminance_to_alpha(uint32_t *pixels, size_t stride, size_t width, size_t height);

#pragma mark Gradients

/// Colors by angle, of a part of the pixels. `inverse` (a, b, c, d, tx, ty) maps pixel centers to the gradient's space, where the
/// gradient turns from `start` through `span` radians (0 < span) around its center. A turn that is not full is
/// completed with the last and the first color, half each; of more than a turn the last one is drawn.
void pixels_conic(
    uint32_t *pixels, size_t stride, size_t left, size_t top, size_t width, size_t height, const double inverse[6],
    double center_x, double center_y, double start, double span, const uint32_t *ramp, size_t ramp_count);

/// A vertex of a triangle: 1/256 pixels, and premultiplied components in 0…1.
typedef struct {
    int64_t x, y;
    float red, green, blue, alpha;
} mesh_vertex;

/// Fills a grid of quadrangles, two triangles each, with the colors of their corners. A pixel belongs to the triangle
/// that holds its center; what is painted later lies on top.
void pixels_mesh(
    uint32_t *pixels, size_t stride, size_t width, size_t height, const mesh_vertex *vertices, size_t columns,
    size_t rows);

#pragma mark Filtering

/// Gaussian blur in place of rows of `channels` (1 or 4) bytes per pixel. What lies outside is transparent, or
/// repeats the border where `clamps`. Returns 0 where memory ran out, with the pixels unchanged.
int pixels_blur(
    uint8_t *data, size_t stride, size_t width, size_t height, size_t channels, double sigma, int clamps);

/// `pixels_blur` of a mask with transparent surroundings, where long runs of equal rows and columns are
/// blurred once: the cost of a card's shadow is that of its corners.
int mask_blur(uint8_t *mask, size_t stride, size_t width, size_t height, double sigma);

/// How far from its source a blur reaches, in pixels.
size_t blur_reach(double sigma);

/// Separable resampling. For each row or column of the result, `taps` source indices and weights in 1/16384.
/// Returns 0 where memory ran out.
int pixels_resample(
    const uint32_t *source, size_t source_width, uint32_t *result, size_t width, size_t height,
    const int32_t *x_indices, const int16_t *x_weights, size_t x_taps,
    const int32_t *y_indices, const int16_t *y_weights, size_t y_taps);

/// A picture seen in perspective. `matrix` holds three rows that take the row vector (x, y, 1) of a place in the
/// result to one in the source, of which the third component is divided out; both in pixels from the top left
/// corner. Outside the source nothing is seen, nor where the third component is not positive. A pixel is the mean of
/// 2 × 2 to 8 × 8 samples that are interpolated linearly.
void pixels_project(
    uint32_t *pixels, size_t stride, size_t width, size_t height, const uint32_t *source, size_t source_stride,
    size_t source_width, size_t source_height, const double matrix[9]);

#pragma mark Comparison

typedef struct {
    size_t different_pixels;
    uint32_t largest_difference;
    size_t min_x, min_y, max_x, max_y;
} pixels_comparison;

/// Compares pixels channel by channel; the box is valid where any differ.
pixels_comparison pixels_compare(const uint32_t *first, const uint32_t *second, size_t width, size_t height);

/// Makes the allocator of this process keep what is freed. A picture's buffers take megabytes; given back to the
/// kernel and asked for again they cost a page fault for every 4 kB.
void pixels_keep_freed_memory(void);

#endif
