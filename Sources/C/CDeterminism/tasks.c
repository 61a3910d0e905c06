#define _GNU_SOURCE
#include "CDeterminism.h"
#include "next_definition.h"

#include <linux/futex.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

// A provider may start a task that writes what its views read, and answer without it. Whether a picture shows it would
// then be a race. So the jobs that tasks are made of are counted while they are ready or run, and drawing waits until
// there are none. A task that sleeps, or waits for an answer from elsewhere, has no job meanwhile.

typedef __attribute__((swiftcall)) void (*enqueue_original)(void *job);
typedef __attribute__((swiftcall)) void (*enqueue_hook)(void *job, enqueue_original original);

// The Swift runtime's, whose libraries every widget's program has.
extern enqueue_hook swift_task_enqueueGlobal_hook __attribute__((weak));
extern __attribute__((swiftcall)) void swift_job_run(void *job, void *identity, uintptr_t implementation)
    __attribute__((weak));
extern void *dispatch_get_global_queue(intptr_t identifier, uintptr_t flags) __attribute__((weak));
extern void dispatch_async_f(void *queue, void *context, void (*work)(void *)) __attribute__((weak));

typedef long (*system_call)(long, ...);

static _Atomic(uint32_t) jobs;
static _Atomic(bool) is_endless;

static void run(void *job) {
    swift_job_run(job, NULL, 0);
    if (atomic_fetch_sub(&jobs, 1) == 1) {
        NEXT_DEFINITION(system_call, "syscall")(SYS_futex, &jobs, FUTEX_WAKE_PRIVATE, INT32_MAX, NULL, NULL, 0);
    }
}

static __attribute__((swiftcall)) void enqueue(void *job, enqueue_original original) {
    (void)original;
    atomic_fetch_add(&jobs, 1);
    dispatch_async_f(dispatch_get_global_queue(0, 0), job, run);
}

void darkroom_tasks_count(void) {
    if (!&swift_task_enqueueGlobal_hook || !swift_job_run || !dispatch_async_f) return;
    swift_task_enqueueGlobal_hook = enqueue;
}

bool darkroom_tasks_settle(uint32_t milliseconds) {
    // Whoever never ends has been waited for once.
    if (atomic_load(&is_endless)) return false;
    for (uint32_t waited = 0; waited < milliseconds; waited++) {
        uint32_t now = atomic_load(&jobs);
        if (now == 0) return true;
        struct timespec millisecond = {0, 1000000};
        NEXT_DEFINITION(system_call, "syscall")(SYS_futex, &jobs, FUTEX_WAIT_PRIVATE, now, &millisecond, NULL, 0);
    }
    if (atomic_load(&jobs) == 0) return true;
    atomic_store(&is_endless, true);
    return false;
}
