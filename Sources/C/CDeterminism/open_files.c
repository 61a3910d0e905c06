#define _GNU_SOURCE
#include "open_files.h"
#include "CDeterminism.h"
#include "guarded_files.h"
#include "next_definition.h"
#include "surroundings.h"

#include <fcntl.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <unistd.h>

// A file that widget code writes is dated by the clock that stands still, when it is closed. Until then, and where
// something else has written it, `stat` answers that instant for every time since the process began (file_status.c).
// Files outside the widget's home, as the pictures are, keep the machine's time.

enum { watched_descriptors = 1024 };
enum { is_written = 4, is_copied = 8, place_bits = 3 };
static _Atomic(uint8_t) notes[watched_descriptors];
// What a copy was made from is as old as the copy, as on Apple's systems.
static struct timespec copied_dates[watched_descriptors];

static int note(int descriptor, enum place place, bool writes) {
    if (descriptor >= 0 && writes) darkroom_files_note_write();
    if (descriptor >= 0 && descriptor < watched_descriptors)
        notes[descriptor] = (uint8_t)(place | (writes && place == place_home ? is_written : 0));
    return descriptor;
}

enum place darkroom_place_of(int descriptor) {
    if (descriptor < 0 || descriptor >= watched_descriptors) return place_elsewhere;
    return notes[descriptor] & place_bits;
}

static void date(int descriptor) {
    if (descriptor < 0 || descriptor >= watched_descriptors) return;
    uint8_t noted = notes[descriptor];
    notes[descriptor] = 0;
    if (!(noted & is_written) || !darkroom_device_shown) return;
    struct timespec when = noted & is_copied ? copied_dates[descriptor] : darkroom_calendar_time();
    NEXT_DEFINITION(typeof(&futimens), "futimens")(descriptor, (struct timespec[2]){when, when});
}

static bool may_write(int flags) { return (flags & O_ACCMODE) != O_RDONLY; }

#undef open
#undef open64
int open(const char *path, int flags, ...) {
    mode_t mode = 0;
    if (flags & (O_CREAT | __O_TMPFILE)) {
        va_list arguments;
        va_start(arguments, flags);
        mode = va_arg(arguments, mode_t);
        va_end(arguments);
    }
    struct actual_path found;
    const char *actual = darkroom_actual_path(path, &found);
    int descriptor = guarded_open(actual, flags, mode);
    return darkroom_note_if_random(path, note(descriptor, found.place, may_write(flags)));
}

int open64(const char *path, int flags, ...) __attribute__((alias("open")));
// What libraries call that were built with checks of their own.
int __open_2(const char *path, int flags) { return open(path, flags); }
int __open64_2(const char *path, int flags) { return open(path, flags); }

#undef openat
#undef openat64
int openat(int folder, const char *path, int flags, ...) {
    mode_t mode = 0;
    if (flags & (O_CREAT | __O_TMPFILE)) {
        va_list arguments;
        va_start(arguments, flags);
        mode = va_arg(arguments, mode_t);
        va_end(arguments);
    }
    struct actual_path found;
    const char *actual = darkroom_actual_path(path, &found);
    int descriptor = guarded_openat(folder, actual, flags, mode);
    return darkroom_note_if_random(path, note(descriptor, found.place, may_write(flags)));
}

int openat64(int folder, const char *path, int flags, ...) __attribute__((alias("openat")));

#undef creat
#undef creat64
int creat(const char *path, mode_t mode) { return open(path, O_CREAT | O_WRONLY | O_TRUNC, mode); }
int creat64(const char *path, mode_t mode) __attribute__((alias("creat")));

int close(int descriptor) {
    date(descriptor);
    return NEXT_DEFINITION(typeof(&close), "close")(descriptor);
}

static FILE *note_stream(FILE *stream, const char *path, const char *mode, enum place place) {
    if (stream) darkroom_note_if_random(path, note(fileno(stream), place, strpbrk(mode, "wa+") != NULL));
    return stream;
}

FILE *fopen(const char *restrict path, const char *restrict mode) {
    struct actual_path found;
    const char *actual = darkroom_actual_path(path, &found);
    return note_stream(guarded_fopen(actual, mode), path, mode, found.place);
}

FILE *fopen64(const char *restrict path, const char *restrict mode) __attribute__((alias("fopen")));

FILE *freopen(const char *restrict path, const char *restrict mode, FILE *restrict stream) {
    struct actual_path found;
    const char *actual = darkroom_actual_path(path, &found);
    FILE *opened = NEXT_DEFINITION(typeof(&freopen), "freopen")(actual, mode, stream);
    return path ? note_stream(opened, path, mode, found.place) : opened;
}

FILE *freopen64(const char *restrict path, const char *restrict mode, FILE *restrict stream)
    __attribute__((alias("freopen")));

int fclose(FILE *stream) {
    int descriptor = fileno(stream);
    if (descriptor >= 0 && descriptor < watched_descriptors && notes[descriptor] & is_written) {
        fflush(stream);
        date(descriptor);
    }
    return NEXT_DEFINITION(typeof(&fclose), "fclose")(stream);
}

// A date that the code sets itself stays.
int futimens(int descriptor, const struct timespec times[2]) {
    if (times && descriptor >= 0 && descriptor < watched_descriptors) notes[descriptor] &= (uint8_t)~is_written;
    return NEXT_DEFINITION(typeof(&futimens), "futimens")(descriptor, times);
}

// Foundation copies files with it.
ssize_t sendfile(int target, int source, off_t *offset, size_t count) {
    struct stat status;
    if (target >= 0 && target < watched_descriptors && notes[target] & is_written
        && fstat(source, &status) == 0 && S_ISREG(status.st_mode)) {
        copied_dates[target] = status.st_mtim;
        notes[target] |= is_copied;
    }
    return NEXT_DEFINITION(typeof(&sendfile), "sendfile")(target, source, offset, count);
}

// Templates, whose last letters come back.
#define MAKES_FILE(name, parameters, arguments, suffix)                                                                \
    int name parameters {                                                                                              \
        struct actual_path found;                                                                                      \
        char *given = path;                                                                                            \
        path = (char *)darkroom_actual_path(path, &found);                                                             \
        int descriptor = NEXT_DEFINITION(typeof(&name), #name) arguments;                                              \
        size_t length = (size_t)(suffix) + 6;                                                                          \
        if (path != given && strlen(given) >= length)                                                                  \
            memcpy(given + strlen(given) - length, path + strlen(path) - length, 6);                                   \
        return note(descriptor, found.place, true);                                                                    \
    }

#undef mkstemp
#undef mkstemp64
#undef mkstemps
#undef mkostemp
MAKES_FILE(mkstemp, (char *path), (path), 0)
MAKES_FILE(mkstemp64, (char *path), (path), 0)
MAKES_FILE(mkstemps, (char *path, int suffix), (path, suffix), suffix)
MAKES_FILE(mkostemp, (char *path, int flags), (path, flags), 0)

char *mkdtemp(char *path) {
    struct actual_path found;
    char *actual = (char *)darkroom_actual_path(path, &found);
    if (!NEXT_DEFINITION(typeof(&mkdtemp), "mkdtemp")(actual)) return NULL;
    if (actual != path) memcpy(path + strlen(path) - 6, actual + strlen(actual) - 6, 6);
    return path;
}
