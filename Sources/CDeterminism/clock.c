#define _GNU_SOURCE
#include "CDeterminism.h"
#include "next_definition.h"

#include <pthread.h>
#include <semaphore.h>
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

void darkroom_clock_release(void) { frozen = false; }

bool darkroom_clock_is_frozen(void) { return frozen; }

static int real_clock_gettime(clockid_t clock, struct timespec *result) {
    typedef int (*function)(clockid_t, struct timespec *);
    return NEXT_DEFINITION(function, "clock_gettime")(clock, result);
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

int clock_gettime(clockid_t clock, struct timespec *result) {
    if (frozen && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) {
        *result = frozen_instant();
        return 0;
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

// A wait ends at a point of calendar time that the waiting code computed from the frozen clock; the kernel compares
// it with the real one. Without this shift `DispatchSemaphore.wait(timeout:)` would time out at once, or never.
static struct timespec unfreeze(const struct timespec *deadline) {
    // Conditions may count on the monotonic clock, which starts at boot: ten years of uptime tell the two apart.
    enum { ten_years = 315360000 };
    if (!frozen || deadline->tv_sec < ten_years) return *deadline;
    struct timespec real, instant = frozen_instant();
    real_clock_gettime(CLOCK_REALTIME, &real);
    struct timespec shifted = {
        .tv_sec = deadline->tv_sec - instant.tv_sec + real.tv_sec,
        .tv_nsec = deadline->tv_nsec - instant.tv_nsec + real.tv_nsec,
    };
    if (shifted.tv_nsec < 0) {
        shifted.tv_nsec += nanoseconds_per_second;
        shifted.tv_sec -= 1;
    } else if (shifted.tv_nsec >= nanoseconds_per_second) {
        shifted.tv_nsec -= nanoseconds_per_second;
        shifted.tv_sec += 1;
    }
    return shifted;
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict deadline) {
    typedef int (*function)(sem_t *, const struct timespec *);
    struct timespec real = unfreeze(deadline);
    return NEXT_DEFINITION(function, "sem_timedwait")(semaphore, &real);
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict deadline
) {
    typedef int (*function)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
    struct timespec real = unfreeze(deadline);
    return NEXT_VERSIONED_DEFINITION(function, "pthread_cond_timedwait", "GLIBC_2.3.2")(condition, mutex, &real);
}
