#define _GNU_SOURCE
#include "CSandbox.h"
#include "guarded_files.h"
#include "next_definition.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/types.h>
#include <unistd.h>
#include <utime.h>

// Modes, owners and dates of files. The kernel's means to confine a process know no folders for them, so a process
// that has entered the sandbox sets them nowhere by itself. What widgets and Foundation do in their own home must go
// on: modes and owners are nobody's business there and are taken for set; dates are set through a descriptor, for
// which the kernel asks whether the file may be written.

// Without what our own definitions add to them.
static int open_file(const char *path, int flags, mode_t mode) {
    typedef int (*function)(const char *, int, ...);
    return NEXT_DEFINITION(function, "open")(path, flags, mode);
}

static void close_file(int descriptor) { NEXT_DEFINITION(typeof(&close), "close")(descriptor); }

// Whether the file is one that this process may change, as the kernel says.
static bool may_change(const char *path) {
    int opened = open_file(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK, 0);
    if (opened >= 0) return close_file(opened), true;
    if (errno != EISDIR) return false;
    // A folder that takes a file.
    int probe = open_file(path, O_TMPFILE | O_WRONLY | O_CLOEXEC, 0600);
    if (probe >= 0) close_file(probe);
    return probe >= 0;
}

// Folders are open for reading only.
static bool is_writable(int descriptor) {
    int flags = fcntl(descriptor, F_GETFL);
    if (flags < 0) return false;
    if ((flags & O_ACCMODE) != O_RDONLY && !(flags & O_PATH)) return true;
    char link[32], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    ssize_t length = NEXT_DEFINITION(typeof(&readlink), "readlink")(link, path, sizeof path - 1);
    if (length < 0) return false;
    path[length] = 0;
    return may_change(path);
}

// Where the file lies in the home, or is open for writing, the call has worked.
#define SETS(prefix, name, parameters, values, own, path)                                       \
    int prefix##name parameters {                                                                       \
        typedef int(*function) parameters;                                                      \
        int status = NEXT_DEFINITION(function, #name) values;                                   \
        if (status == 0 || !darkroom_sandbox_is_entered() || errno != EPERM) return status;     \
        if (own) return 0;                                                                      \
        errno = EPERM;                                                                          \
        darkroom_note_refusal(darkroom_refusal_write, path);                                    \
        return -1;                                                                              \
    }

SETS(guarded_, chmod, (const char *path, mode_t mode), (path, mode), may_change(path), path)
SETS(
    guarded_, fchmodat, (int folder, const char *path, mode_t mode, int flags), (folder, path, mode, flags), may_change(path),
    path)
SETS(, fchmod, (int file, mode_t mode), (file, mode), is_writable(file), "")
SETS(guarded_, chown, (const char *path, uid_t user, gid_t group), (path, user, group), may_change(path), path)
SETS(guarded_, lchown, (const char *path, uid_t user, gid_t group), (path, user, group), may_change(path), path)
SETS(, fchown, (int file, uid_t user, gid_t group), (file, user, group), is_writable(file), "")

// Sets the dates of what may be changed, through a descriptor.
static int date(const char *path, const struct timespec times[2]) {
    if (!may_change(path)) return errno = EPERM, -1;
    int file = open_file(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0);
    if (file < 0) return errno = EPERM, -1;
    int status = NEXT_DEFINITION(typeof(&futimens), "futimens")(file, times);
    close_file(file);
    return status;
}

int guarded_utimensat(int folder, const char *path, const struct timespec times[2], int flags) {
    typedef int (*function)(int, const char *, const struct timespec *, int);
    int status = NEXT_DEFINITION(function, "utimensat")(folder, path, times, flags);
    if (status == 0 || !darkroom_sandbox_is_entered() || errno != EPERM) return status;
    // A link's own dates are nobody's business.
    if (flags & AT_SYMLINK_NOFOLLOW) return 0;
    return date(path, times);
}

int guarded_utimes(const char *path, const struct timeval times[2]) {
    struct timespec exact[2];
    for (int index = 0; times && index < 2; index++)
        exact[index] = (struct timespec){times[index].tv_sec, times[index].tv_usec * 1000};
    return guarded_utimensat(AT_FDCWD, path, times ? exact : NULL, 0);
}

int guarded_utime(const char *path, const struct utimbuf *times) {
    struct timespec exact[2];
    if (times) {
        exact[0] = (struct timespec){times->actime, 0};
        exact[1] = (struct timespec){times->modtime, 0};
    }
    return guarded_utimensat(AT_FDCWD, path, times ? exact : NULL, 0);
}
