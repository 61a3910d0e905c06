#define _GNU_SOURCE
#include "CDeterminism.h"
#include "device.h"
#include "futex.h"
#include "next_definition.h"
#include "refused_call.h"

#include <fcntl.h>
#include <stdarg.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysinfo.h>
#include <sys/time.h>
#include <sys/utsname.h>
#include <time.h>
#include <unistd.h>

// The system calls that are made by number, past the functions of libc: those that this library answers go to its
// functions. Swift's `SystemRandomNumberGenerator` asks for entropy here, and Foundation for a file's birth.

static bool is_answered(long number, long a[6], long *result) {
    switch (number) {
    case SYS_getrandom: *result = getrandom((void *)a[0], (size_t)a[1], (unsigned)a[2]); return true;
    case SYS_clock_gettime: *result = clock_gettime((clockid_t)a[0], (void *)a[1]); return true;
    case SYS_gettimeofday: *result = gettimeofday((void *)a[0], (void *)a[1]); return true;
#ifdef SYS_time
    case SYS_time: *result = time((void *)a[0]); return true;
#endif
    case SYS_statx:
        *result = statx((int)a[0], (const char *)a[1], (int)a[2], (unsigned)a[3], (void *)a[4]);
        return true;
    case SYS_newfstatat: *result = fstatat((int)a[0], (const char *)a[1], (void *)a[2], (int)a[3]); return true;
#ifdef SYS_stat
    case SYS_stat: *result = stat((const char *)a[0], (void *)a[1]); return true;
    case SYS_lstat: *result = lstat((const char *)a[0], (void *)a[1]); return true;
#endif
    case SYS_fstat: *result = fstat((int)a[0], (void *)a[1]); return true;
    case SYS_uname: *result = uname((void *)a[0]); return true;
    case SYS_futex: return darkroom_answers_futex(a, result);
    default: return false;
    }
}

// What only the program's own code is told otherwise: see `darkroom_asks_for_device`.
static bool is_answered_for_program(long number, long a[6], long *result) {
    switch (number) {
    case SYS_getpid: *result = device_process; return true;
    case SYS_getppid: *result = device_parent; return true;
    case SYS_gettid: *result = gettid() == darkroom_machine_process() ? device_process : gettid(); return true;
    case SYS_getuid:
    case SYS_geteuid:
    case SYS_getgid:
    case SYS_getegid: *result = device_user; return true;
    case SYS_sysinfo:
        *(struct sysinfo *)a[0] = (struct sysinfo){
            .uptime = device_uptime, .totalram = DEVICE_MEMORY, .freeram = DEVICE_MEMORY / 2, .procs = 1,
            .mem_unit = 1};
        *result = 0;
        return true;
    case SYS_clock_gettime:
        if (!darkroom_is_monotonic((clockid_t)a[0])) return false;
        *(struct timespec *)a[1] = (struct timespec){.tv_sec = device_uptime};
        *result = 0;
        return true;
    default: return false;
    }
}

long syscall(long number, ...) {
    typedef long (*function)(long, ...);
    long a[6], result;
    va_list arguments;
    va_start(arguments, number);
    for (int i = 0; i < 6; i++) a[i] = va_arg(arguments, long);
    va_end(arguments);
    if (CALLER_SEES_DEVICE && is_answered_for_program(number, a, &result)) return result;
    if (is_answered(number, a, &result)) return result;
    result = NEXT_DEFINITION(function, "syscall")(number, a[0], a[1], a[2], a[3], a[4], a[5]);
    if (result < 0) darkroom_note_refused_call(number, a);
    return result;
}
