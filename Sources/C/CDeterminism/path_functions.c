#define _GNU_SOURCE
#include "device.h"
#include "guarded_files.h"
#include "next_definition.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/xattr.h>
#include <unistd.h>
#include <utime.h>

// libc's functions that take one path or two and need nothing but another path.

#define TAKES_PATH(type, name, parameters, arguments)                                                                  \
    type name parameters {                                                                                             \
        struct actual_path found;                                                                                      \
        path = darkroom_actual_path(path, &found);                                                                     \
        return NEXT_DEFINITION(typeof(&name), #name) arguments;                                                        \
    }

TAKES_PATH(int, access, (const char *path, int mode), (path, mode))
TAKES_PATH(int, eaccess, (const char *path, int mode), (path, mode))
TAKES_PATH(int, faccessat, (int folder, const char *path, int mode, int flags), (folder, path, mode, flags))
TAKES_PATH(int, chdir, (const char *path), (path))
TAKES_PATH(int, truncate64, (const char *path, off64_t length), (path, length))
TAKES_PATH(int, lutimes, (const char *path, const struct timeval times[2]), (path, times))
TAKES_PATH(ssize_t, getxattr, (const char *path, const char *name, void *value, size_t size),
           (path, name, value, size))
TAKES_PATH(ssize_t, lgetxattr, (const char *path, const char *name, void *value, size_t size),
           (path, name, value, size))
TAKES_PATH(int, setxattr, (const char *path, const char *name, const void *value, size_t size, int flags),
           (path, name, value, size, flags))
TAKES_PATH(int, lsetxattr, (const char *path, const char *name, const void *value, size_t size, int flags),
           (path, name, value, size, flags))
TAKES_PATH(ssize_t, listxattr, (const char *path, char *list, size_t size), (path, list, size))
TAKES_PATH(ssize_t, llistxattr, (const char *path, char *list, size_t size), (path, list, size))
TAKES_PATH(int, removexattr, (const char *path, const char *name), (path, name))
TAKES_PATH(int, lremovexattr, (const char *path, const char *name), (path, name))

// The same, of those that the sandbox may refuse.
#define GUARDED_PATH(name, parameters, arguments)                                                                      \
    int name parameters {                                                                                              \
        struct actual_path found;                                                                                      \
        path = darkroom_actual_path(path, &found);                                                                     \
        return guarded_##name arguments;                                                                               \
    }

GUARDED_PATH(chmod, (const char *path, mode_t mode), (path, mode))
GUARDED_PATH(fchmodat, (int folder, const char *path, mode_t mode, int flags), (folder, path, mode, flags))
GUARDED_PATH(chown, (const char *path, uid_t owner, gid_t group), (path, owner, group))
GUARDED_PATH(lchown, (const char *path, uid_t owner, gid_t group), (path, owner, group))
GUARDED_PATH(rmdir, (const char *path), (path))
GUARDED_PATH(unlink, (const char *path), (path))
GUARDED_PATH(unlinkat, (int folder, const char *path, int flags), (folder, path, flags))
GUARDED_PATH(remove, (const char *path), (path))
GUARDED_PATH(truncate, (const char *path, off_t length), (path, length))
GUARDED_PATH(utime, (const char *path, const struct utimbuf *times), (path, times))
GUARDED_PATH(utimes, (const char *path, const struct timeval times[2]), (path, times))
GUARDED_PATH(utimensat, (int folder, const char *path, const struct timespec times[2], int flags),
             (folder, path, times, flags))

#define TAKES_PATHS(name, parameters, arguments)                                                                       \
    int name parameters {                                                                                              \
        struct actual_path first, second;                                                                              \
        from = darkroom_actual_path(from, &first);                                                                     \
        to = darkroom_actual_path(to, &second);                                                                        \
        return NEXT_DEFINITION(typeof(&name), #name) arguments;                                                        \
    }

#define GUARDED_PATHS(name, parameters, arguments)                                                                     \
    int name parameters {                                                                                              \
        struct actual_path first, second;                                                                              \
        from = darkroom_actual_path(from, &first);                                                                     \
        to = darkroom_actual_path(to, &second);                                                                        \
        return guarded_##name arguments;                                                                               \
    }

GUARDED_PATHS(rename, (const char *from, const char *to), (from, to))
GUARDED_PATHS(renameat, (int folder, const char *from, int other, const char *to), (folder, from, other, to))
GUARDED_PATHS(renameat2, (int folder, const char *from, int other, const char *to, unsigned flags),
            (folder, from, other, to, flags))
GUARDED_PATHS(link, (const char *from, const char *to), (from, to))
TAKES_PATHS(linkat, (int folder, const char *from, int other, const char *to, int flags),
            (folder, from, other, to, flags))
GUARDED_PATHS(symlink, (const char *from, const char *to), (from, to))
TAKES_PATHS(symlinkat, (const char *from, int folder, const char *to), (from, folder, to))

// A folder made while the clock stands still is dated by it.
static int made_folder(int status, int parent, const char *path, enum place place) {
    if (status == 0 && place == place_home) {
        struct timespec now = darkroom_calendar_time();
        NEXT_DEFINITION(typeof(&utimensat), "utimensat")(parent, path, (struct timespec[2]){now, now}, 0);
    }
    return status;
}

int mkdir(const char *path, mode_t mode) {
    struct actual_path found;
    path = darkroom_actual_path(path, &found);
    return made_folder(guarded_mkdir(path, mode), AT_FDCWD, path, found.place);
}

int mkdirat(int folder, const char *path, mode_t mode) {
    struct actual_path found;
    path = darkroom_actual_path(path, &found);
    return made_folder(guarded_mkdirat(folder, path, mode), folder, path, found.place);
}

// Paths that come back.

static ssize_t give_link(ssize_t length, char *target, const char *path, char *buffer, size_t size) {
    if (length < 0) return length;
    target[length] = 0;
    char shown[PATH_MAX];
    const char *told = strcmp(path, "/proc/self/exe") == 0 ? target : darkroom_shown(target, shown);
    size_t full = strlen(told);
    if (full > size) full = size;
    memcpy(buffer, told, full);
    return (ssize_t)full;
}

ssize_t readlink(const char *restrict path, char *restrict buffer, size_t size) {
    if (!darkroom_device_shown) return NEXT_DEFINITION(typeof(&readlink), "readlink")(path, buffer, size);
    struct actual_path found;
    const char *actual = darkroom_actual_path(path, &found);
    char target[PATH_MAX];
    ssize_t length = NEXT_DEFINITION(typeof(&readlink), "readlink")(actual, target, sizeof target - 1);
    return give_link(length, target, actual, buffer, size);
}

ssize_t readlinkat(int folder, const char *restrict path, char *restrict buffer, size_t size) {
    if (!darkroom_device_shown) return NEXT_DEFINITION(typeof(&readlinkat), "readlinkat")(folder, path, buffer, size);
    struct actual_path found;
    const char *actual = darkroom_actual_path(path, &found);
    char target[PATH_MAX];
    ssize_t length = NEXT_DEFINITION(typeof(&readlinkat), "readlinkat")(folder, actual, target, sizeof target - 1);
    return give_link(length, target, actual, buffer, size);
}

char *realpath(const char *restrict path, char *restrict resolved) {
    typedef char *(*function)(const char *, char *);
    function next = NEXT_VERSIONED_DEFINITION(function, "realpath", "GLIBC_2.3");
    if (!darkroom_device_shown) return next(path, resolved);
    struct actual_path found;
    char actual[PATH_MAX], shown[PATH_MAX];
    if (!next(darkroom_actual_path(path, &found), actual)) return NULL;
    const char *told = darkroom_shown(actual, shown);
    if (!resolved) return strdup(told);
    return strcpy(resolved, told);
}

char *getcwd(char *buffer, size_t size) {
    typedef char *(*function)(char *, size_t);
    function next = NEXT_DEFINITION(function, "getcwd");
    if (!darkroom_device_shown) return next(buffer, size);
    char actual[PATH_MAX], shown[PATH_MAX];
    if (!next(actual, sizeof actual)) return NULL;
    const char *told = darkroom_shown(actual, shown);
    size_t length = strlen(told) + 1;
    if (!buffer) {
        buffer = malloc(size > length ? size : length);
        if (!buffer) return NULL;
    } else if (size < length) {
        errno = ERANGE;
        return NULL;
    }
    return memcpy(buffer, told, length);
}
