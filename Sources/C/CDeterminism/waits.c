#define _GNU_SOURCE
#include "device.h"
#include "next_definition.h"

#include <pthread.h>
#include <semaphore.h>
#include <stdint.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

// A wait ends at a point of time that the waiting code computed from the clock that it sees; the kernel compares it
// with its own. Without this shift `DispatchSemaphore.wait(timeout:)` would time out at once, or never.

// Conditions may count on the monotonic clock, which starts at boot: ten years of uptime tell the two apart.
static struct timespec machine_deadline(const struct timespec *deadline) {
    enum { ten_years = 315360000 };
    clockid_t clock = deadline->tv_sec < ten_years ? CLOCK_MONOTONIC : CLOCK_REALTIME;
    return darkroom_machine_deadline(clock, *deadline);
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict deadline) {
    typedef int (*function)(sem_t *, const struct timespec *);
    struct timespec real = machine_deadline(deadline);
    return NEXT_DEFINITION(function, "sem_timedwait")(semaphore, &real);
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict deadline
) {
    typedef int (*function)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
    struct timespec real = machine_deadline(deadline);
    return NEXT_VERSIONED_DEFINITION(function, "pthread_cond_timedwait", "GLIBC_2.3.2")(condition, mutex, &real);
}

int pthread_cond_clockwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, clockid_t clock,
    const struct timespec *restrict deadline
) {
    typedef int (*function)(pthread_cond_t *, pthread_mutex_t *, clockid_t, const struct timespec *);
    struct timespec real = darkroom_machine_deadline(clock, *deadline);
    return NEXT_DEFINITION(function, "pthread_cond_clockwait")(condition, mutex, clock, &real);
}

int pthread_mutex_timedlock(pthread_mutex_t *restrict mutex, const struct timespec *restrict deadline) {
    typedef int (*function)(pthread_mutex_t *, const struct timespec *);
    struct timespec real = machine_deadline(deadline);
    return NEXT_DEFINITION(function, "pthread_mutex_timedlock")(mutex, &real);
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *request, struct timespec *rest) {
    typedef int (*function)(clockid_t, int, const struct timespec *, struct timespec *);
    struct timespec real = flags & TIMER_ABSTIME ? darkroom_machine_deadline(clock, *request) : *request;
    return NEXT_DEFINITION(function, "clock_nanosleep")(clock, flags, &real, rest);
}

// Dispatch and run loops wait for timers of the kernel's.
enum { watched_descriptors = 1024 };
static _Atomic(uint8_t) timer_clocks[watched_descriptors];

int timerfd_create(int clock, int flags) {
    int descriptor = NEXT_DEFINITION(typeof(&timerfd_create), "timerfd_create")(clock, flags);
    if (descriptor >= 0 && descriptor < watched_descriptors) timer_clocks[descriptor] = (uint8_t)clock;
    return descriptor;
}

int timerfd_settime(
    int descriptor, int flags, const struct itimerspec *value, struct itimerspec *former
) {
    struct itimerspec real = *value;
    // Nothing stops a timer.
    bool is_set = value->it_value.tv_sec || value->it_value.tv_nsec;
    if (is_set && flags & TFD_TIMER_ABSTIME && descriptor >= 0 && descriptor < watched_descriptors) {
        real.it_value = darkroom_machine_deadline(timer_clocks[descriptor], value->it_value);
        // A time before the machine's start has passed; as nothing it would stop the timer.
        if (real.it_value.tv_sec < 0) real.it_value = (struct timespec){.tv_nsec = 1};
    }
    return NEXT_DEFINITION(typeof(&timerfd_settime), "timerfd_settime")(descriptor, flags, &real, former);
}
