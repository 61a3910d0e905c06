// The loops over pixels, with any picture of some pixels and any numbers, as far as their callers let them through.
#include "CPixels.h"
#include "input.h"

#include <math.h>
#include <stdlib.h>

enum { most_side = 48 };

/// A picture in memory of just its size, so that a pixel beyond it is noticed.
static void *picture(input *from, size_t bytes) {
    uint8_t *result = malloc(bytes ? bytes : 1);
    HOLDS(result);
    fill(from, result, bytes);
    return result;
}

static size_t side(input *from) { return 1 + take(from, 1) % most_side; }

static void blur(input *from, size_t width, size_t height) {
    unsigned form = (unsigned)take(from, 1);
    size_t channels = form & 1 ? 1 : 4, stride = width * channels + (form >> 4);
    double sigma = number(from);
    // What Painter passes.
    if (!(sigma > 0.05)) return;
    if (sigma > 500) sigma = 500;
    uint8_t *pixels = picture(from, stride * height);
    HOLDS(blur_reach(sigma) < 10000);
    HOLDS(form & 2 && channels == 1 ? mask_blur(pixels, stride, width, height, sigma)
                                    : pixels_blur(pixels, stride, width, height, channels, sigma, form & 4));
    free(pixels);
}

static void resample(input *from, size_t width, size_t height) {
    size_t columns = side(from), rows = side(from), x_taps = 1 + take(from, 1) % 8, y_taps = 1 + take(from, 1) % 8;
    int32_t *x_indices = malloc(columns * x_taps * 4), *y_indices = malloc(rows * y_taps * 4);
    int16_t *x_weights = picture(from, columns * x_taps * 2), *y_weights = picture(from, rows * y_taps * 2);
    HOLDS(x_indices && y_indices);
    for (size_t i = 0; i < columns * x_taps; i++) x_indices[i] = (int32_t)(take(from, 1) % width);
    for (size_t i = 0; i < rows * y_taps; i++) y_indices[i] = (int32_t)(take(from, 1) % height);
    // Weights of one pixel make 16384, with lobes a little more.
    for (size_t i = 0; i < columns * x_taps; i++) x_weights[i] = (int16_t)(x_weights[i] / (int)x_taps);
    for (size_t i = 0; i < rows * y_taps; i++) y_weights[i] = (int16_t)(y_weights[i] / (int)y_taps);
    uint32_t *source = picture(from, width * height * 4), *result = malloc(columns * rows * 4);
    HOLDS(result);
    HOLDS(pixels_resample(
        source, width, result, columns, rows, x_indices, x_weights, x_taps, y_indices, y_weights, y_taps));
    free(x_indices), free(y_indices), free(x_weights), free(y_weights), free(source), free(result);
}

static void conic(input *from, size_t width, size_t height) {
    double inverse[6], x = number(from), y = number(from), start = number(from), span = fabs(number(from));
    for (size_t i = 0; i < 6; i++) inverse[i] = number(from);
    size_t count = 1 + take(from, 1);
    if (!isfinite(span) || !(span > 1e-9)) return;
    uint32_t *ramp = picture(from, count * 4), *pixels = malloc(width * height * 4);
    HOLDS(pixels);
    pixels_conic(pixels, width * 4, 0, 0, width, height, inverse, x, y, start, span, ramp, count);
    free(ramp), free(pixels);
}

static void mesh(input *from, size_t width, size_t height) {
    size_t columns = 2 + take(from, 1) % 4, rows = 2 + take(from, 1) % 4;
    uint32_t *pixels = picture(from, width * height * 4);
    mesh_vertex *vertices = malloc(columns * rows * sizeof *vertices);
    HOLDS(vertices);
    for (size_t i = 0; i < columns * rows; i++) {
        // Patches that lie farther away are left out.
        int64_t place_x = (int32_t)take(from, 4) / 8, place_y = (int32_t)take(from, 4) / 8;
        int is_near = take(from, 1) & 1;
        vertices[i] = (mesh_vertex){is_near ? place_x % 16384 : place_x, is_near ? place_y % 16384 : place_y,
            (float)number(from), (float)number(from), (float)number(from), (float)number(from)};
    }
    pixels_mesh(pixels, width * 4, width, height, vertices, columns, rows);
    free(pixels), free(vertices);
}

static void project(input *from, size_t width, size_t height) {
    size_t columns = side(from), rows = side(from);
    double matrix[9];
    for (size_t i = 0; i < 9; i++) matrix[i] = number(from);
    uint32_t *source = picture(from, width * height * 4), *pixels = malloc(columns * rows * 4);
    HOLDS(pixels);
    pixels_project(pixels, columns * 4, columns, rows, source, width * 4, width, height, matrix);
    free(source), free(pixels);
}

static void colors(input *from, size_t width, size_t height) {
    size_t count = width * height;
    float matrix[20], curves[3][256];
    for (size_t i = 0; i < 20; i++) matrix[i] = (float)number(from);
    for (size_t i = 0; i < 3 * 256; i++) curves[i / 256][i % 256] = i < 12 ? (float)number(from) : (float)i / 256;
    uint8_t encoding[PIXELS_ENCODING_STEPS];
    memset(encoding, 7, sizeof encoding);
    uint32_t *first = picture(from, count * 4), *second = picture(from, count * 4);
    uint8_t *rows = malloc((width * 4 + 1) * height), *mask = malloc(count);
    HOLDS(rows && mask);
    pixels_convert_colors(first, count, curves[0], curves[1], curves[2], matrix, encoding);
    pixels_from_cmyk(second, count);
    pixels_orient(first, width, height, second, (int)count & 1, matrix[0] > 0, 1);
    pixels_premultiply(first, count);
    pixels_color_matrix(first, width * 4, width, height, matrix);
    pixels_to_rgb_rows(first, width, height, rows);
    pixels_to_rgba_rows(first, width, height, rows);
    pixels_alpha(first, width * 4, width, height, mask, width);
    mask_clear_where_opaque(mask, width, second, width * 4, width, height);
    mask_add(mask, width, (const uint8_t *)second, width, width, height);
    pixels_plus_darker(first, width * 4, second, width * 4, width, height, (uint32_t)count % 256);
    pixels_comparison different = pixels_compare(first, second, width, height);
    HOLDS(different.different_pixels <= count);
    HOLDS(different.different_pixels == 0 || (different.max_x < width && different.max_y < height));
    pixels_luminance_to_alpha(first, width * 4, width, height);
    pixels_are_opaque(first, count);
    free(first), free(second), free(rows), free(mask);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    input from = {data, size};
    unsigned kind = (unsigned)take(&from, 1) % 6;
    size_t width = side(&from), height = side(&from);
    switch (kind) {
    case 0: blur(&from, width, height); break;
    case 1: resample(&from, width, height); break;
    case 2: conic(&from, width, height); break;
    case 3: mesh(&from, width, height); break;
    case 4: project(&from, width, height); break;
    default: colors(&from, width, height);
    }
    return 0;
}
