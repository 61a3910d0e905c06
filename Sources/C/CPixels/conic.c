#include "CPixels.h"

#pragma STDC FP_CONTRACT OFF

static const double pi = 3.14159265358979323846;

/// The angle of a vector in -pi...pi within 1e-6, from arithmetic alone.
static double angle_of(double x, double y) {
    double ax = x < 0 ? -x : x, ay = y < 0 ? -y : y;
    double larger = ax > ay ? ax : ay, smaller = ax > ay ? ay : ax;
    if (larger == 0) return 0;
    // Above tan(pi/8) the argument is turned back by pi/4, where the series converges quickly.
    int turned = smaller > 0.41421356237309503 * larger;
    double t = turned ? (smaller - larger) / (smaller + larger) : smaller / larger;
    double offset = turned ? pi / 4 : 0;
    double s = t * t;
    double angle = offset
        + t * (1 + s * (-1.0 / 3 + s * (1.0 / 5 + s * (-1.0 / 7 + s * (1.0 / 9 + s * (-1.0 / 11 + s / 13))))));
    if (ay > ax) angle = pi / 2 - angle;
    if (x < 0) angle = pi - angle;
    return y < 0 ? -angle : angle;
}

void pixels_conic(
    uint32_t *pixels, size_t stride, size_t width, size_t height, const double inverse[6], double center_x,
    double center_y, double start, double span, const uint32_t *ramp, size_t ramp_count
) {
    double turn = 2 * pi;
    double last = (double)(ramp_count - 1);
    // Of several turns the last one lies on top: it begins a full turn before the end.
    double skipped = span > turn ? span - turn : 0;
    double begin = start + skipped, per_turn = 1 / turn, per_span = 1 / span;
    for (size_t y = 0; y < height; y++) {
        uint32_t *out = (uint32_t *)((uint8_t *)pixels + y * stride);
        double py = (double)y + 0.5;
        for (size_t x = 0; x < width; x++) {
            double px = (double)x + 0.5;
            double ux = inverse[0] * px + inverse[2] * py + inverse[4] - center_x;
            double uy = inverse[1] * px + inverse[3] * py + inverse[5] - center_y;
            double turned = (angle_of(ux, uy) - begin) * per_turn;
            // Of more turns an angle knows no part of one any longer.
            if (!(turned > -1e9 && turned < 1e9)) turned = 0;
            double whole = (double)(int)turned;
            if (whole > turned) whole -= 1;
            double position = (turned - whole) * turn + skipped;
            double t;
            if (position <= span) t = position < span ? position * per_span : 1;
            else t = position - span < (turn - span) / 2 ? 1 : 0;
            out[x] = ramp[(int)(t * last + 0.5)];
        }
    }
}
