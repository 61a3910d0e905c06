#define _GNU_SOURCE
#include "CSandbox.h"
#include "next_definition.h"
#include "own_threads.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>

int darkroom_open_own_thread(const char *path, int flags) {
    typedef int (*open_function)(const char *, int, ...);
    int thread, length = 0, error = errno;
    char own[64];
    if (error != EACCES || !darkroom_sandbox_is_entered()) return -1;
    if (sscanf(path, "/proc/%d/%n", &thread, &length) != 1 || !length || strlen(path) > 32) return -1;
    snprintf(own, sizeof own, "/proc/self/task/%d/%s", thread, path + length);
    int descriptor = strstr(own, "..") ? -1 : NEXT_DEFINITION(open_function, "open")(own, flags);
    if (descriptor < 0) errno = error;
    return descriptor;
}
