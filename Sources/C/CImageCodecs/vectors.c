#include "library.h"
#include <pthread.h>

// librsvg and poppler-glib, both onto cairo. Each is called by one thread at a time: their fonts and caches are the
// process's. They are given bytes without an address, so that a file can name no other one.

typedef struct {
    uint32_t domain;
    int code;
    char *message;
} glib_error;

typedef struct {
    double x, y, width, height;
} rectangle;

struct codec_vector {
    /// An RsvgHandle, or a PopplerPage with its document.
    void *object, *document;
    int is_pdf;
    double width, height;
    char missing_font[100];
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *library_of(const codec_vector *vector) { return codec_library(vector->is_pdf ? "pdf" : "svg"); }

/// glib's functions are found through the libraries that need them.
static void unref(void *library, void *object) {
    void (*function)(void *) = dlsym(library, "g_object_unref");
    if (function && object) function(object);
}

static void take_error(void *library, glib_error *error, char message[200]) {
    if (!error) return;
    snprintf(message, 200, "%s", error->message ? error->message : "");
    void (*function)(glib_error *) = dlsym(library, "g_error_free");
    if (function) function(error);
}

codec_vector *codec_open_svg(const uint8_t *data, size_t size, codec_status *status, char message[200]) {
    message[0] = 0;
    void *library = codec_library("svg");
    void *(*open)(const uint8_t *, size_t, glib_error **) =
        library ? dlsym(library, "rsvg_handle_new_from_data") : NULL;
    *status = codec_absent;
    if (!open) return NULL;
    glib_error *error = NULL;
    pthread_mutex_lock(&lock);
    void *handle = open(data, size, &error);
    pthread_mutex_unlock(&lock);
    take_error(library, error, message);
    *status = codec_damaged;
    if (!handle) return NULL;
    codec_vector *vector = calloc(1, sizeof *vector);
    if (!vector) {
        unref(library, handle);
        *status = codec_out_of_memory;
        return NULL;
    }
    vector->object = handle;
    *status = codec_complete;
    return vector;
}

/// The first font that the file does not hold: what it is drawn in would be a guess.
static void find_missing_font(void *library, codec_vector *vector) {
    void *(*create)(void *) = dlsym(library, "poppler_font_info_new");
    int (*scan)(void *, int, void **) = dlsym(library, "poppler_font_info_scan");
    int (*embedded)(void *) = dlsym(library, "poppler_fonts_iter_is_embedded");
    const char *(*name)(void *) = dlsym(library, "poppler_fonts_iter_get_name");
    int (*next)(void *) = dlsym(library, "poppler_fonts_iter_next");
    void (*destroy)(void *) = dlsym(library, "poppler_fonts_iter_free");
    if (!create || !scan || !embedded || !name || !next || !destroy) return;
    void *info = create(vector->document), *fonts = NULL;
    if (info && scan(info, 1, &fonts) && fonts) {
        do {
            if (embedded(fonts)) continue;
            const char *found = name(fonts);
            snprintf(vector->missing_font, sizeof vector->missing_font, "%s", found && *found ? found : "unnamed");
        } while (!vector->missing_font[0] && next(fonts));
        destroy(fonts);
    }
    unref(library, info);
}

codec_vector *codec_open_pdf(const uint8_t *data, size_t size, codec_status *status, char message[200]) {
    message[0] = 0;
    *status = codec_absent;
    void *library = codec_library("pdf");
    if (!library) return NULL;
    void *(*bytes)(const void *, size_t) = dlsym(library, "g_bytes_new");
    void (*free_bytes)(void *) = dlsym(library, "g_bytes_unref");
    void *(*open)(void *, const char *, glib_error **) = dlsym(library, "poppler_document_new_from_bytes");
    int (*pages)(void *) = dlsym(library, "poppler_document_get_n_pages");
    void *(*page)(void *, int) = dlsym(library, "poppler_document_get_page");
    void (*measure)(void *, double *, double *) = dlsym(library, "poppler_page_get_size");
    if (!bytes || !free_bytes || !open || !pages || !page || !measure) return NULL;
    *status = codec_damaged;
    codec_vector *vector = calloc(1, sizeof *vector);
    if (!vector) return NULL;
    vector->is_pdf = 1;
    glib_error *error = NULL;
    pthread_mutex_lock(&lock);
    void *copy = bytes(data, size);
    vector->document = open(copy, NULL, &error);
    free_bytes(copy);
    take_error(library, error, message);
    if (vector->document && pages(vector->document) > 0) vector->object = page(vector->document, 0);
    if (vector->object) {
        measure(vector->object, &vector->width, &vector->height);
        find_missing_font(library, vector);
        *status = codec_complete;
    }
    pthread_mutex_unlock(&lock);
    if (!vector->object) {
        if (!message[0]) snprintf(message, 200, "it has no page");
        codec_vector_close(vector);
        return NULL;
    }
    return vector;
}

void codec_vector_size(const codec_vector *vector, double *width, double *height) {
    *width = vector->width, *height = vector->height;
}

const char *codec_vector_missing_font(const codec_vector *vector) { return vector->missing_font; }

int codec_vector_draw(codec_vector *vector, void *cairo_context, double width, double height) {
    void *library = library_of(vector);
    int succeeded = 0;
    pthread_mutex_lock(&lock);
    if (vector->is_pdf) {
        void (*render)(void *, void *) = dlsym(library, "poppler_page_render");
        if (render) render(vector->object, cairo_context), succeeded = 1;
    } else {
        int (*render)(void *, void *, const rectangle *, glib_error **) =
            dlsym(library, "rsvg_handle_render_document");
        rectangle viewport = {0, 0, width, height};
        glib_error *error = NULL;
        char ignored[200];
        succeeded = render && render(vector->object, cairo_context, &viewport, &error);
        take_error(library, error, ignored);
    }
    pthread_mutex_unlock(&lock);
    return succeeded;
}

void codec_vector_close(codec_vector *vector) {
    if (!vector) return;
    void *library = library_of(vector);
    pthread_mutex_lock(&lock);
    unref(library, vector->object);
    unref(library, vector->document);
    pthread_mutex_unlock(&lock);
    free(vector);
}

/// How often a word stands in a text, whatever its case.
static size_t occurrences(const uint8_t *data, size_t size, const char *word) {
    size_t length = strlen(word), count = 0;
    for (size_t i = 0; i + length <= size; i++) {
        size_t j = 0;
        while (j < length && (data[i + j] | 0x20) == (uint8_t)word[j]) j++;
        count += j == length;
    }
    return count;
}

int codec_svg_is_plain(const uint8_t *data, size_t size) {
    // What repeats, what draws into a layer of its own, what is cut into pieces of any size, and what could write these
    // words another way. A space has the bit that makes letters small already.
    static const struct {
        const char *word;
        size_t most;
    } words[] = {
        {"href", 0}, {"url(", 8}, {"filter", 0}, {"pattern", 0}, {"mask", 0}, {"marker", 0}, {"dash", 0},
        {"text", 0}, {"entity", 0}, {"image", 0}, {"blend", 0}, {"isolat", 0}, {"opacity", 4}, {"<g", 200},
        {"<svg", 8}, {"&", 0},
    };
    if (size > 64 << 10 || memchr(data, 0, size) || memchr(data, '\\', size)) return 0;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (occurrences(data, size, words[i].word) > words[i].most) return 0;
    return 1;
}
