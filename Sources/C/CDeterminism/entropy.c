#define _GNU_SOURCE
#include "CDeterminism.h"
#include "next_definition.h"
#include "open_files.h"
#include "surroundings.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/types.h>
#include <unistd.h>

static atomic_bool seeded;

// Views are resolved on the main thread. It has a stream of its own, so that threads which a provider left running
// cannot take words away from it; all others share one.
static _Atomic(uint64_t) main_state, shared_state;

void darkroom_entropy_seed(uint64_t seed) {
    main_state = seed;
    shared_state = ~seed;
    seeded = true;
    srand((unsigned)seed);
    srandom((unsigned)seed);
    srand48((long)seed);
}

struct darkroom_entropy darkroom_entropy_now(void) {
    return (struct darkroom_entropy){main_state, shared_state};
}

void darkroom_entropy_move(struct darkroom_entropy entropy) {
    main_state = entropy.main_thread;
    shared_state = entropy.other_threads;
}

void darkroom_entropy_release(void) { seeded = false; }

// SplitMix64: each step adds a constant, so that threads can draw from one stream with one atomic addition.
static uint64_t next_word(void) {
    static _Thread_local enum { unknown, main_thread, other_thread } thread;
    if (thread == unknown) thread = gettid() == darkroom_machine_process() ? main_thread : other_thread;
    _Atomic(uint64_t) *state = thread == main_thread ? &main_state : &shared_state;
    uint64_t word = atomic_fetch_add(state, 0x9E3779B97F4A7C15u) + 0x9E3779B97F4A7C15u;
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9u;
    word = (word ^ (word >> 27)) * 0x94D049BB133111EBu;
    return word ^ (word >> 31);
}

static void fill(void *buffer, size_t count) {
    unsigned char *bytes = buffer;
    while (count > 0) {
        uint64_t word = next_word();
        size_t part = count < sizeof word ? count : sizeof word;
        memcpy(bytes, &word, part);
        bytes += part;
        count -= part;
    }
}

// Foundation's `UUID()` opens /dev/urandom once and keeps the descriptor, so what counts is not the name that was
// opened but the device that is read. Only descriptors opened under one of the two names are ever examined.
enum { watched_descriptors = 1024 };
static atomic_bool may_be_random[watched_descriptors];

static bool is_random_device(int descriptor) {
    if (descriptor < 0 || descriptor >= watched_descriptors || !may_be_random[descriptor]) return false;
    struct stat status;
    if (fstat(descriptor, &status) == 0 && S_ISCHR(status.st_mode)
        && (status.st_rdev == makedev(1, 8) || status.st_rdev == makedev(1, 9)))
        return true;
    may_be_random[descriptor] = false;  // Closed since, and the number used anew.
    return false;
}

int darkroom_note_if_random(const char *path, int descriptor) {
    if (descriptor >= 0 && descriptor < watched_descriptors
        && (strcmp(path, "/dev/urandom") == 0 || strcmp(path, "/dev/random") == 0))
        may_be_random[descriptor] = true;
    return descriptor;
}

ssize_t read(int descriptor, void *buffer, size_t count) {
    typedef ssize_t (*function)(int, void *, size_t);
    if (seeded && is_random_device(descriptor)) {
        fill(buffer, count);
        return (ssize_t)count;
    }
    return NEXT_DEFINITION(function, "read")(descriptor, buffer, count);
}

ssize_t getrandom(void *buffer, size_t count, unsigned flags) {
    typedef ssize_t (*function)(void *, size_t, unsigned);
    if (!seeded) return NEXT_DEFINITION(function, "getrandom")(buffer, count, flags);
    fill(buffer, count);
    return (ssize_t)count;
}

int getentropy(void *buffer, size_t count) {
    typedef int (*function)(void *, size_t);
    if (!seeded) return NEXT_DEFINITION(function, "getentropy")(buffer, count);
    if (count > 256) {  // As libc's.
        errno = EIO;
        return -1;
    }
    fill(buffer, count);
    return 0;
}

void arc4random_buf(void *buffer, size_t count) {
    typedef void (*function)(void *, size_t);
    if (seeded) fill(buffer, count);
    else NEXT_DEFINITION(function, "arc4random_buf")(buffer, count);
}

uint32_t arc4random(void) {
    uint32_t word;
    arc4random_buf(&word, sizeof word);
    return word;
}

uint32_t arc4random_uniform(uint32_t bound) {
    if (bound < 2) return 0;
    // Words below the remainder of 2^32 would make small results likelier.
    uint32_t smallest = -bound % bound, word;
    do word = arc4random();
    while (word < smallest);
    return word % bound;
}
