#define _GNU_SOURCE
#include "CDeterminism.h"
#include "device.h"
#include "next_definition.h"

#include <sys/statfs.h>
#include <sys/statvfs.h>

// How large a disk is and how much of it is free: half of 256 GB, in blocks of 4 KiB.

enum { block_size = 4096, file_count = 1000000 };

static int show_volume(int result, struct statvfs *volume) {
    if (result != 0 || !darkroom_device_shown) return result;
    volume->f_bsize = volume->f_frsize = block_size;
    volume->f_blocks = DEVICE_STORAGE / block_size;
    volume->f_bfree = volume->f_bavail = volume->f_blocks / 2;
    volume->f_files = file_count;
    volume->f_ffree = volume->f_favail = file_count / 2;
    volume->f_fsid = 1;
    volume->f_flag = 0;
    volume->f_namemax = 255;
    return result;
}

static int show_file_system(int result, struct statfs *volume) {
    if (result != 0 || !darkroom_device_shown) return result;
    volume->f_type = 0;
    volume->f_bsize = volume->f_frsize = block_size;
    volume->f_blocks = DEVICE_STORAGE / block_size;
    volume->f_bfree = volume->f_bavail = volume->f_blocks / 2;
    volume->f_files = file_count;
    volume->f_ffree = file_count / 2;
    volume->f_fsid.__val[0] = 1;
    volume->f_fsid.__val[1] = 0;
    volume->f_flags = 0;
    volume->f_namelen = 255;
    return result;
}

int statvfs(const char *restrict path, struct statvfs *restrict volume) {
    struct actual_path found;
    const char *actual = darkroom_actual_path(path, &found);
    return show_volume(NEXT_DEFINITION(typeof(&statvfs), "statvfs")(actual, volume), volume);
}

int fstatvfs(int descriptor, struct statvfs *volume) {
    return show_volume(NEXT_DEFINITION(typeof(&fstatvfs), "fstatvfs")(descriptor, volume), volume);
}

int statfs(const char *path, struct statfs *volume) {
    struct actual_path found;
    const char *actual = darkroom_actual_path(path, &found);
    return show_file_system(NEXT_DEFINITION(typeof(&statfs), "statfs")(actual, volume), volume);
}

int fstatfs(int descriptor, struct statfs *volume) {
    return show_file_system(NEXT_DEFINITION(typeof(&fstatfs), "fstatfs")(descriptor, volume), volume);
}

// The same structures where a long has 64 bits.
int statvfs64(const char *restrict path, struct statvfs64 *restrict volume) {
    return statvfs(path, (struct statvfs *)volume);
}
int fstatvfs64(int descriptor, struct statvfs64 *volume) { return fstatvfs(descriptor, (struct statvfs *)volume); }
int statfs64(const char *path, struct statfs64 *volume) { return statfs(path, (struct statfs *)volume); }
int fstatfs64(int descriptor, struct statfs64 *volume) { return fstatfs(descriptor, (struct statfs *)volume); }
