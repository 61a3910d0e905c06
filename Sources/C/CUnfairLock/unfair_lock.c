#define _GNU_SOURCE
#include "CUnfairLock.h"

#include <linux/futex.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

// Free, held, or held while others may sleep.
enum { unlocked, locked, contended };

void darkroom_unfair_lock(uint32_t *lock) {
    uint32_t state = unlocked;
    if (__atomic_compare_exchange_n(lock, &state, locked, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) return;
    while (__atomic_exchange_n(lock, contended, __ATOMIC_ACQUIRE) != unlocked) {
        syscall(SYS_futex, lock, FUTEX_WAIT_PRIVATE, contended, NULL, NULL, 0);
    }
}

void darkroom_unfair_unlock(uint32_t *lock) {
    if (__atomic_exchange_n(lock, unlocked, __ATOMIC_RELEASE) == contended) {
        syscall(SYS_futex, lock, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
    }
}

bool darkroom_unfair_trylock(uint32_t *lock) {
    uint32_t state = unlocked;
    return __atomic_compare_exchange_n(lock, &state, locked, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

bool darkroom_unfair_is_locked(const uint32_t *lock) { return __atomic_load_n(lock, __ATOMIC_RELAXED) != unlocked; }
