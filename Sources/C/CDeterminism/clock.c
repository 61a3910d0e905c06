#define _GNU_SOURCE
#include "CDeterminism.h"
#include "device.h"
#include "next_definition.h"
#include "surroundings.h"

#include <stdatomic.h>
#include <sys/time.h>
#include <time.h>

enum { nanoseconds_per_second = 1000000000 };

static atomic_bool frozen;
static _Atomic(int64_t) frozen_nanoseconds;

void darkroom_clock_freeze(int64_t nanoseconds) {
    frozen_nanoseconds = nanoseconds;
    frozen = true;
}

int64_t darkroom_clock_instant(void) { return frozen_nanoseconds; }

void darkroom_clock_move(int64_t nanoseconds) { frozen_nanoseconds = nanoseconds; }

void darkroom_clock_release(void) { frozen = false; }

bool darkroom_clock_is_frozen(void) { return frozen; }

static struct timespec difference(struct timespec a, struct timespec b) {
    struct timespec result = {.tv_sec = a.tv_sec - b.tv_sec, .tv_nsec = a.tv_nsec - b.tv_nsec};
    if (result.tv_nsec < 0) {
        result.tv_nsec += nanoseconds_per_second;
        result.tv_sec -= 1;
    }
    return result;
}

static int real_clock_gettime(clockid_t clock, struct timespec *result) {
    typedef int (*function)(clockid_t, struct timespec *);
    return NEXT_DEFINITION(function, "clock_gettime")(clock, result);
}

// The monotonic clocks go on as they are, from a start that is the same on every machine.
static struct timespec monotonic_start, raw_start, boot_start;

bool darkroom_is_monotonic(clockid_t clock) {
    return clock == CLOCK_MONOTONIC || clock == CLOCK_MONOTONIC_RAW || clock == CLOCK_MONOTONIC_COARSE
        || clock == CLOCK_BOOTTIME;
}

void darkroom_clocks_start(void) {
    struct timespec uptime = {.tv_sec = device_uptime};
    monotonic_start = difference(darkroom_machine_time(CLOCK_MONOTONIC), uptime);
    raw_start = difference(darkroom_machine_time(CLOCK_MONOTONIC_RAW), uptime);
    boot_start = difference(darkroom_machine_time(CLOCK_BOOTTIME), uptime);
}

static struct timespec uptime_before_start(clockid_t clock) {
    if (clock == CLOCK_BOOTTIME) return boot_start;
    return clock == CLOCK_MONOTONIC_RAW ? raw_start : monotonic_start;
}

static struct timespec frozen_instant(void) {
    int64_t nanoseconds = frozen_nanoseconds;
    int64_t seconds = nanoseconds / nanoseconds_per_second;
    int64_t rest = nanoseconds % nanoseconds_per_second;
    if (rest < 0) {  // Before 1970.
        seconds -= 1;
        rest += nanoseconds_per_second;
    }
    return (struct timespec){.tv_sec = seconds, .tv_nsec = rest};
}

struct timespec darkroom_machine_time(clockid_t clock) {
    struct timespec now;
    real_clock_gettime(clock, &now);
    return now;
}

struct timespec darkroom_calendar_time(void) {
    return frozen ? frozen_instant() : darkroom_machine_time(CLOCK_REALTIME);
}

int clock_gettime(clockid_t clock, struct timespec *result) {
    if (frozen && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI)) {
        *result = frozen_instant();
        return 0;
    }
    if (darkroom_device_shown) {
        if (darkroom_is_monotonic(clock)) {
            // What is shown of it is `systemUptime`; what waits asks through Dispatch and Swift's clocks.
            if (CALLER_SEES_DEVICE) {
                *result = (struct timespec){.tv_sec = device_uptime};
                return 0;
            }
            int status = real_clock_gettime(clock, result);
            if (status == 0) *result = difference(*result, uptime_before_start(clock));
            return status;
        }
        if ((clock == CLOCK_PROCESS_CPUTIME_ID || clock == CLOCK_THREAD_CPUTIME_ID) && CALLER_SEES_DEVICE) {
            *result = (struct timespec){.tv_sec = 1};
            return 0;
        }
    }
    return real_clock_gettime(clock, result);
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    *result = (struct timeval){.tv_sec = now.tv_sec, .tv_usec = now.tv_nsec / 1000};
    if (zone) *(struct timezone *)zone = (struct timezone){0, 0};
    return 0;
}

time_t time(time_t *result) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (result) *result = now.tv_sec;
    return now.tv_sec;
}

int timespec_get(struct timespec *result, int base) {
    if (base != TIME_UTC) return 0;
    clock_gettime(CLOCK_REALTIME, result);
    return base;
}

struct timespec darkroom_machine_deadline(clockid_t clock, struct timespec deadline) {
    if (clock == CLOCK_REALTIME && frozen) {
        struct timespec waited = difference(deadline, frozen_instant());
        struct timespec negative = difference((struct timespec){0}, waited);
        return difference(darkroom_machine_time(CLOCK_REALTIME), negative);
    }
    if (darkroom_device_shown && darkroom_is_monotonic(clock)) {
        struct timespec negative = difference((struct timespec){0}, uptime_before_start(clock));
        return difference(deadline, negative);
    }
    return deadline;
}
