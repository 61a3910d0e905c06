#define _GNU_SOURCE
#include "futex.h"
#include "next_definition.h"

#include <errno.h>
#include <linux/futex.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>

// The locks that Swift's `Mutex` asks the kernel for know a thread by its number, which a thread asks for once and keeps.
// In a life it is not the kernel's: the main thread keeps that of the process it was forked from, and the widget's code is
// given an iPhone's. The kernel would then refuse to open the lock, or wait for a stranger, as soon as two threads met.
// These are the same locks with owners that nobody looks at.

typedef long (*system_call)(long, ...);

/// Takes a free lock for the calling thread. It is marked as waited for: whoever opens it comes here.
static bool takes(_Atomic(uint32_t) *lock, uint32_t *seen) {
    *seen = 0;
    return atomic_compare_exchange_strong(lock, seen, (uint32_t)gettid() | FUTEX_WAITERS);
}

static long wait_for(_Atomic(uint32_t) *lock) {
    uint32_t seen;
    while (!takes(lock, &seen)) {
        if ((seen & FUTEX_TID_MASK) == (uint32_t)gettid()) {
            errno = EDEADLK;
            return -1;
        }
        uint32_t waited = seen | FUTEX_WAITERS;
        if (seen != waited && !atomic_compare_exchange_strong(lock, &seen, waited)) continue;
        NEXT_DEFINITION(system_call, "syscall")(SYS_futex, lock, FUTEX_WAIT_PRIVATE, waited, NULL, NULL, 0);
    }
    return 0;
}

bool darkroom_answers_futex(const long a[6], long *result) {
    _Atomic(uint32_t) *lock = (void *)a[0];
    uint32_t seen;
    switch (a[1] & FUTEX_CMD_MASK) {
    case FUTEX_LOCK_PI: *result = wait_for(lock); return true;
    case FUTEX_TRYLOCK_PI:
        *result = takes(lock, &seen) ? 0 : -1;
        if (*result != 0) errno = EAGAIN;
        return true;
    case FUTEX_UNLOCK_PI:
        atomic_store(lock, 0);
        NEXT_DEFINITION(system_call, "syscall")(SYS_futex, lock, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
        *result = 0;
        return true;
    default: return false;
    }
}
