#include "library.h"
#include "CDeterminism.h"
#include <pthread.h>

typedef struct {
    const char *name, *file;
    void *handle;
    int tried;
} library;

static library libraries[] = {
    {"jpeg", "libturbojpeg.so.0", NULL, 0}, {"webp", "libwebp.so.7", NULL, 0},
    {"heif", "libheif.so.1", NULL, 0},      {"svg", "librsvg-2.so.2", NULL, 0},
    {"pdf", "libpoppler-glib.so.8", NULL, 0}, {"color", "liblcms2.so.2", NULL, 0},
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int is_excluded(const char *name) {
    const char *list = darkroom_launch_variable("DARKROOM_WITHOUT_CODECS");
    size_t length = strlen(name);
    while (list && *list) {
        size_t word = strcspn(list, ",");
        if (word == length && strncmp(list, name, word) == 0) return 1;
        list += word + (list[word] == ',');
    }
    return 0;
}

void *codec_library(const char *name) {
    void *handle = NULL;
    pthread_mutex_lock(&lock);
    for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++) {
        library *entry = &libraries[i];
        if (strcmp(entry->name, name) != 0) continue;
        if (!entry->tried) {
            entry->tried = 1;
            entry->handle = is_excluded(name) ? NULL : dlopen(entry->file, RTLD_NOW | RTLD_LOCAL);
        }
        handle = entry->handle;
    }
    pthread_mutex_unlock(&lock);
    return handle;
}

int codec_is_present(const char *name) { return codec_library(name) != NULL; }

void codec_image_free(codec_image *image) {
    free(image->pixels);
    free(image->profile);
    memset(image, 0, sizeof *image);
}
