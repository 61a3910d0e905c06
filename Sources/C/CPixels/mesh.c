#include "CPixels.h"

#pragma STDC FP_CONTRACT OFF

static const int64_t pixel = 256;

/// Twice the area of a, b, c; exact, since vertices lie within 2^28 of the origin.
static int64_t area(const mesh_vertex *a, const mesh_vertex *b, int64_t x, int64_t y) {
    return (b->x - a->x) * (y - a->y) - (b->y - a->y) * (x - a->x);
}

/// Whether a place on the edge belongs to the triangle on its inner side, so that neighbors never share a pixel.
static int owns(const mesh_vertex *a, const mesh_vertex *b) {
    return b->y < a->y || (b->y == a->y && b->x > a->x);
}

static uint32_t byte(float value) {
    return !(value > 0) ? 0 : value >= 1 ? 255 : (uint32_t)(value * 255 + 0.5f);
}

static int64_t floor_pixel(int64_t value) { return value >= 0 ? value / pixel : -((pixel - 1 - value) / pixel); }

static int64_t least(int64_t a, int64_t b, int64_t c) { return a < b ? (a < c ? a : c) : b < c ? b : c; }

static int64_t most(int64_t a, int64_t b, int64_t c) { return a > b ? (a > c ? a : c) : b > c ? b : c; }

static void fill(
    uint32_t *pixels, size_t stride, int64_t width, int64_t height, const mesh_vertex *a, const mesh_vertex *b,
    const mesh_vertex *c
) {
    int64_t whole = area(a, b, c->x, c->y);
    if (whole == 0) return;
    if (whole < 0) {
        const mesh_vertex *swapped = b;
        b = c;
        c = swapped;
        whole = -whole;
    }
    int64_t left = floor_pixel(least(a->x, b->x, c->x)), right = floor_pixel(most(a->x, b->x, c->x)) + 1;
    int64_t top = floor_pixel(least(a->y, b->y, c->y)), bottom = floor_pixel(most(a->y, b->y, c->y)) + 1;
    if (left < 0) left = 0;
    if (top < 0) top = 0;
    if (right > width) right = width;
    if (bottom > height) bottom = height;
    int own_a = owns(b, c), own_b = owns(c, a), own_c = owns(a, b);
    for (int64_t row = top; row < bottom; row++) {
        uint32_t *out = (uint32_t *)((uint8_t *)pixels + (size_t)row * stride);
        int64_t y = row * pixel + pixel / 2;
        for (int64_t column = left; column < right; column++) {
            int64_t x = column * pixel + pixel / 2;
            int64_t at_a = area(b, c, x, y), at_b = area(c, a, x, y), at_c = area(a, b, x, y);
            if (at_a < 0 || at_b < 0 || at_c < 0) continue;
            if ((at_a == 0 && !own_a) || (at_b == 0 && !own_b) || (at_c == 0 && !own_c)) continue;
            float p = (float)at_a / (float)whole, q = (float)at_b / (float)whole, r = 1 - p - q;
            uint32_t alpha = byte(p * a->alpha + q * b->alpha + r * c->alpha);
            uint32_t red = byte(p * a->red + q * b->red + r * c->red);
            uint32_t green = byte(p * a->green + q * b->green + r * c->green);
            uint32_t blue = byte(p * a->blue + q * b->blue + r * c->blue);
            out[column] = alpha << 24 | red << 16 | green << 8 | blue;
        }
    }
}

void pixels_mesh(
    uint32_t *pixels, size_t stride, size_t width, size_t height, const mesh_vertex *vertices, size_t columns,
    size_t rows
) {
    for (size_t row = 0; row + 1 < rows; row++) {
        for (size_t column = 0; column + 1 < columns; column++) {
            const mesh_vertex *a = vertices + row * columns + column, *c = a + columns;
            fill(pixels, stride, (int64_t)width, (int64_t)height, a, a + 1, c);
            fill(pixels, stride, (int64_t)width, (int64_t)height, c, a + 1, c + 1);
        }
    }
}
