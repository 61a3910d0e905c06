#define _GNU_SOURCE
#include "CDeterminism.h"
#include "next_definition.h"
#include "open_files.h"

#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// What a file tells of itself: `stat` and its like.

static bool is_before(struct timespec a, struct timespec b) {
    return a.tv_sec != b.tv_sec ? a.tv_sec < b.tv_sec : a.tv_nsec < b.tv_nsec;
}

// Whether something has written the file since the process began, and left the machine's time.
static bool is_since_start(struct timespec time) {
    if (is_before(time, darkroom_device_start)) return false;
    struct timespec now = darkroom_machine_time(CLOCK_REALTIME);
    now.tv_sec += 1;
    return is_before(time, now);
}

static struct timespec shown_date(struct timespec modified, enum place place) {
    if (place == place_bundle) return (struct timespec){.tv_sec = device_bundle_date};
    return is_since_start(modified) ? darkroom_calendar_time() : modified;
}

static int show(int result, struct stat *status, enum place place) {
    if (result != 0 || !darkroom_device_shown) return result;
    // The owner's identifiers are the machine's; those of others, as root's, every system has.
    typedef uid_t (*identity)(void);
    if (status->st_uid == NEXT_DEFINITION(identity, "getuid")()) status->st_uid = device_user;
    if (status->st_gid == NEXT_DEFINITION(identity, "getgid")()) status->st_gid = device_user;
    // A file's other times are when this machine made or read it.
    status->st_mtim = shown_date(status->st_mtim, place);
    if (place != place_elsewhere || is_since_start(status->st_ctim)) status->st_ctim = status->st_mtim;
    if (place != place_elsewhere || is_since_start(status->st_atim)) status->st_atim = status->st_mtim;
    return result;
}

typedef int (*path_function)(const char *, struct stat *);
typedef int (*descriptor_function)(int, struct stat *);
typedef int (*folder_function)(int, const char *, struct stat *, int);

int stat(const char *restrict path, struct stat *restrict status) {
    struct actual_path found;
    const char *actual = darkroom_actual_path(path, &found);
    return show(NEXT_DEFINITION(path_function, "stat")(actual, status), status, found.place);
}

int lstat(const char *restrict path, struct stat *restrict status) {
    struct actual_path found;
    const char *actual = darkroom_actual_path(path, &found);
    return show(NEXT_DEFINITION(path_function, "lstat")(actual, status), status, found.place);
}

int fstat(int descriptor, struct stat *status) {
    enum place place = darkroom_place_of(descriptor);
    return show(NEXT_DEFINITION(descriptor_function, "fstat")(descriptor, status), status, place);
}

int fstatat(int folder, const char *restrict path, struct stat *restrict status, int flags) {
    struct actual_path found;
    const char *actual = darkroom_actual_path(path, &found);
    return show(NEXT_DEFINITION(folder_function, "fstatat")(folder, actual, status, flags), status, found.place);
}

// The same structure where a long has 64 bits.
int stat64(const char *restrict path, struct stat64 *restrict status) { return stat(path, (struct stat *)status); }
int lstat64(const char *restrict path, struct stat64 *restrict status) { return lstat(path, (struct stat *)status); }
int fstat64(int descriptor, struct stat64 *status) { return fstat(descriptor, (struct stat *)status); }
int fstatat64(int folder, const char *restrict path, struct stat64 *restrict status, int flags) {
    return fstatat(folder, path, (struct stat *)status, flags);
}

static struct timespec spec(struct statx_timestamp time) {
    return (struct timespec){.tv_sec = time.tv_sec, .tv_nsec = time.tv_nsec};
}

int statx(int folder, const char *restrict path, int flags, unsigned mask, struct statx *restrict status) {
    typedef int (*function)(int, const char *, int, unsigned, struct statx *);
    struct actual_path found;
    const char *actual = darkroom_actual_path(path, &found);
    int result = NEXT_DEFINITION(function, "statx")(folder, actual, flags, mask, status);
    if (result != 0 || !darkroom_device_shown) return result;
    bool is_descriptor = !*path && flags & AT_EMPTY_PATH;
    struct stat plain = {
        .st_uid = status->stx_uid, .st_gid = status->stx_gid, .st_mtim = spec(status->stx_mtime),
        .st_ctim = spec(status->stx_ctime), .st_atim = spec(status->stx_atime),
    };
    show(0, &plain, is_descriptor ? darkroom_place_of(folder) : found.place);
    status->stx_uid = plain.st_uid;
    status->stx_gid = plain.st_gid;
#define SET(field, time) status->field.tv_sec = (time).tv_sec, status->field.tv_nsec = (unsigned)(time).tv_nsec
    SET(stx_mtime, plain.st_mtim);
    SET(stx_ctime, plain.st_ctim);
    SET(stx_atime, plain.st_atim);
    if (found.place != place_elsewhere || is_since_start(spec(status->stx_btime))) SET(stx_btime, plain.st_mtim);
    return result;
}
