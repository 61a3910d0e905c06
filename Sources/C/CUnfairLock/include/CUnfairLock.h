#ifndef CUNFAIRLOCK_H
#define CUNFAIRLOCK_H

#include <stdbool.h>
#include <stdint.h>

// A lock of four bytes that begins as zero, as Darwin's os_unfair_lock is: whoever waits sleeps in the kernel.

void darkroom_unfair_lock(uint32_t *lock);
void darkroom_unfair_unlock(uint32_t *lock);
/// Whether the lock was free.
bool darkroom_unfair_trylock(uint32_t *lock);
/// Whether somebody holds the lock.
bool darkroom_unfair_is_locked(const uint32_t *lock);

#endif
