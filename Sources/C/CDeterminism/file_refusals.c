#define _GNU_SOURCE
#include "CSandbox.h"
#include "guarded_files.h"
#include "next_definition.h"
#include "own_threads.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// libc's functions on files and folders, which note what the sandbox has kept from widget code, as in refusals.c.

// Whether a call that opens a file wants to change it.
static enum darkroom_refusal kind_of(int flags) {
    return (flags & O_ACCMODE) == O_RDONLY && !(flags & (O_CREAT | O_TRUNC)) ? darkroom_refusal_read
                                                                             : darkroom_refusal_write;
}

int guarded_open(const char *path, int flags, mode_t mode) {
    typedef int (*function)(const char *, int, ...);
    int opened = NEXT_DEFINITION(function, "open")(path, flags, mode);
    if (opened < 0) opened = darkroom_open_own_thread(path, flags);
    darkroom_note_if_refused(opened < 0, kind_of(flags), path);
    return opened;
}

int guarded_openat(int folder, const char *path, int flags, mode_t mode) {
    typedef int (*function)(int, const char *, int, ...);
    int opened = NEXT_DEFINITION(function, "openat")(folder, path, flags, mode);
    darkroom_note_if_refused(opened < 0, kind_of(flags), path);
    return opened;
}

static FILE *noted(FILE *file, const char *path, const char *mode) {
    bool reads = mode[0] == 'r' && !strchr(mode, '+');
    darkroom_note_if_refused(!file, reads ? darkroom_refusal_read : darkroom_refusal_write, path);
    return file;
}

FILE *guarded_fopen(const char *path, const char *mode) {
    typedef FILE *(*function)(const char *, const char *);
    return noted(NEXT_DEFINITION(function, "fopen")(path, mode), path, mode);
}

DIR *guarded_opendir(const char *path) {
    typedef DIR *(*function)(const char *);
    DIR *folder = NEXT_DEFINITION(function, "opendir")(path);
    darkroom_note_if_refused(!folder, darkroom_refusal_read, path);
    return folder;
}

// What makes, moves, removes and changes files: a function of which one parameter is the path to tell.
#define CHANGES(name, parameters, values, path)                                     \
    int guarded_##name parameters {                                                 \
        typedef int(*function) parameters;                                          \
        int status = NEXT_DEFINITION(function, #name) values;                       \
        darkroom_note_if_refused(status != 0, darkroom_refusal_write, path);        \
        return status;                                                              \
    }

CHANGES(mkdir, (const char *path, mode_t mode), (path, mode), path)
CHANGES(mkdirat, (int folder, const char *path, mode_t mode), (folder, path, mode), path)
CHANGES(rmdir, (const char *path), (path), path)
CHANGES(unlink, (const char *path), (path), path)
CHANGES(unlinkat, (int folder, const char *path, int flags), (folder, path, flags), path)
CHANGES(remove, (const char *path), (path), path)
CHANGES(truncate, (const char *path, off_t length), (path, length), path)
CHANGES(symlink, (const char *target, const char *path), (target, path), path)
CHANGES(link, (const char *from, const char *path), (from, path), from)
CHANGES(rename, (const char *from, const char *path), (from, path), path)
CHANGES(
    renameat, (int folder, const char *from, int other, const char *path), (folder, from, other, path), path)
CHANGES(
    renameat2, (int folder, const char *from, int other, const char *path, unsigned flags),
    (folder, from, other, path, flags), path)

int mkfifo(const char *path, mode_t mode) {
    typedef int (*function)(const char *, mode_t);
    int status = NEXT_DEFINITION(function, "mkfifo")(path, mode);
    darkroom_note_if_refused(status != 0, darkroom_refusal_write, path);
    return status;
}
