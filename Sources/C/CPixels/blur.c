#include "CPixels.h"

#include <stdlib.h>

#include "blur.h"

#pragma STDC FP_CONTRACT OFF

// A Gaussian is convolved directly while sigma is at most 9 pixels. Wider ones are convolved at a third, a
// ninth, … of the resolution, where sigma lies between 3 and 9, so the work per pixel is bounded. Averaging
// f pixels adds a variance of (f² − 1) / 12 and interpolating between them (f² − 1) / 6, which the convolution
// in between leaves out.
//
// What is symmetric stays so to the bit: cells of an odd number of pixels lie symmetrically in every picture, and
// pixels at the same distance are added before they are weighed.

static const double largest_direct_sigma = 9;

/// e to the power of -x for x ≥ 0, from arithmetic alone.
static double decay(double x) {
    double t = x / 64, sum = 1, term = 1;
    for (int i = 1; i < 12; i++) {
        term = term * -t / i;
        sum += term;
    }
    for (int i = 0; i < 6; i++) sum *= sum;
    return sum < 0 ? 0 : sum;
}

static size_t factor_of(double sigma) {
    size_t factor = 1;
    while (sigma / (double)factor > largest_direct_sigma && factor < 81) factor *= 3;
    return factor;
}

/// The Gaussian at a distance. Narrow ones are averaged over the pixel, whose color is that of its whole square.
static double weight(double distance, double variance, int averages) {
    if (!averages) return decay(distance * distance / (2 * variance));
    double sum = 0;
    for (int i = 0; i < 16; i++) {
        double x = distance + ((double)i - 7.5) / 16;
        sum += decay(x * x / (2 * variance));
    }
    return sum;
}

size_t blur_reach(double sigma) {
    if (!(sigma > 0)) return 0;
    return (size_t)(3 * sigma) + 2 + factor_of(sigma);
}

/// Four pairs at a time, whose sums stay in registers.
void blur_weigh(
    float *restrict out, const float *const *lines, const float *kernel, size_t radius, size_t start, size_t count
) {
    float *o = out + start;
    const float *middle = lines[radius] + start;
    for (size_t i = 0; i < count; i++) o[i] = middle[i] * kernel[radius];
    size_t k = 1;
    for (; k + 3 <= radius; k += 4) {
        const float *a = lines[radius - k] + start, *b = lines[radius + k] + start;
        const float *c = lines[radius - k - 1] + start, *d = lines[radius + k + 1] + start;
        const float *e = lines[radius - k - 2] + start, *f = lines[radius + k + 2] + start;
        const float *g = lines[radius - k - 3] + start, *h = lines[radius + k + 3] + start;
        float p = kernel[radius + k], q = kernel[radius + k + 1], r = kernel[radius + k + 2];
        float s = kernel[radius + k + 3];
#pragma clang loop vectorize(assume_safety)
        for (size_t i = 0; i < count; i++)
            o[i] = o[i] + (a[i] + b[i]) * p + (c[i] + d[i]) * q + (e[i] + f[i]) * r + (g[i] + h[i]) * s;
    }
    for (; k <= radius; k++) {
        const float *a = lines[radius - k] + start, *b = lines[radius + k] + start;
        float p = kernel[radius + k];
#pragma clang loop vectorize(assume_safety)
        for (size_t i = 0; i < count; i++) o[i] = o[i] + (a[i] + b[i]) * p;
    }
}

void blur_store(
    const float *restrict above, const float *restrict below, float own, float other, uint8_t *restrict out,
    size_t count
) {
    for (size_t i = 0; i < count; i++) {
        float value = above[i] * own + below[i] * other + 0.5f;
        out[i] = (uint8_t)(int32_t)(value > 255 ? 255 : value);
    }
}

int pixels_blur(
    uint8_t *data, size_t stride, size_t width, size_t height, size_t channels, double sigma, int clamps
) {
    if (!(sigma > 0.01) || width == 0 || height == 0) return 1;
    size_t factor = factor_of(sigma);
    double f = (double)factor;
    double variance = (sigma * sigma - (f * f - 1) / 4) / (f * f);
    size_t radius = 1;
    // Among cells, where it costs little, the kernel reaches to 3.3 sigma instead of 3.
    while ((double)(radius * radius) < (factor == 1 ? 9 : 11) * variance) radius++;
    float *kernel = malloc((2 * radius + 1) * sizeof *kernel);
    if (!kernel) return 0;
    double total = 0;
    for (size_t k = 0; k <= 2 * radius; k++) total += weight((double)k - (double)radius, variance, factor == 1);
    for (size_t k = 0; k <= 2 * radius; k++)
        kernel[k] = (float)(weight((double)k - (double)radius, variance, factor == 1) / total);
    int succeeded =
        factor == 1 ? blur_direct(data, stride, width, height, channels, kernel, radius, clamps)
                    : blur_cells(data, stride, width, height, channels, factor, kernel, radius, clamps);
    free(kernel);
    return succeeded;
}
