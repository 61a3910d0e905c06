#ifndef GUARDED_FILES_H
#define GUARDED_FILES_H

#include <dirent.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/types.h>
#include <utime.h>

// What libc's functions of these names do, on the machine's own paths. They note what the sandbox refuses
// (file_refusals.c), and do in its stead what a widget may do in its home (attributes.c).

int guarded_open(const char *path, int flags, mode_t mode);
int guarded_openat(int folder, const char *path, int flags, mode_t mode);
FILE *guarded_fopen(const char *path, const char *mode);
DIR *guarded_opendir(const char *path);

int guarded_mkdir(const char *path, mode_t mode);
int guarded_mkdirat(int folder, const char *path, mode_t mode);
int guarded_rmdir(const char *path);
int guarded_unlink(const char *path);
int guarded_unlinkat(int folder, const char *path, int flags);
int guarded_remove(const char *path);
int guarded_truncate(const char *path, off_t length);
int guarded_symlink(const char *target, const char *path);
int guarded_link(const char *from, const char *path);
int guarded_rename(const char *from, const char *path);
int guarded_renameat(int folder, const char *from, int other, const char *path);
int guarded_renameat2(int folder, const char *from, int other, const char *path, unsigned flags);

int guarded_chmod(const char *path, mode_t mode);
int guarded_fchmodat(int folder, const char *path, mode_t mode, int flags);
int guarded_chown(const char *path, uid_t user, gid_t group);
int guarded_lchown(const char *path, uid_t user, gid_t group);
int guarded_utimensat(int folder, const char *path, const struct timespec times[2], int flags);
int guarded_utimes(const char *path, const struct timeval times[2]);
int guarded_utime(const char *path, const struct utimbuf *times);

#endif
