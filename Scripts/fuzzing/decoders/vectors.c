// SVG files, and PDF files' first pages, drawn: DECODER says which. An SVG file that counts as plain is drawn at once,
// so nothing of it may take long; the others are tried first.
#include "CImageCodecs.h"
#include "input.h"
#include "trial.h"

#include <cairo.h>
#include <math.h>

enum { svg, pdf, side = 64 };

typedef struct {
    const uint8_t *data;
    size_t size;
} file;

static codec_trial open_and_draw(const file *f) {
    codec_status status = codec_complete;
    char message[200];
    codec_vector *vector = (DECODER == svg ? codec_open_svg : codec_open_pdf)(f->data, f->size, &status, message);
    HOLDS(status != codec_absent && (vector != NULL) == (status == codec_complete));
    HOLDS(memchr(message, 0, sizeof message));
    if (!vector) return status == codec_out_of_memory ? codec_trial_memory : codec_trial_passed;
    double width = 0, height = 0;
    codec_vector_size(vector, &width, &height);
    HOLDS(memchr(codec_vector_missing_font(vector), 0, 100));
    if (DECODER == svg) width = height = side;
    // Others have no size for the product, which draws none of them.
    if (width > 0 && height > 0 && isfinite(width) && isfinite(height)) {
        cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, side, side);
        cairo_t *context = cairo_create(surface);
        cairo_scale(context, side / width, side / height);
        codec_vector_draw(vector, context, width, height);
        cairo_destroy(context);
        cairo_surface_destroy(surface);
    }
    codec_vector_close(vector);
    return codec_trial_passed;
}

static codec_trial try_drawing(void *context) {
    end_by_signals();
    return open_and_draw(context);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    file f = {data, size};
    int is_plain = DECODER == svg && codec_svg_is_plain(data, size);
    if (is_plain || passes(try_drawing, &f)) open_and_draw(&f);
    return 0;
}
