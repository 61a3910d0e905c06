#define _GNU_SOURCE
#include "CDeterminism.h"
#include "device.h"
#include "next_definition.h"
#include "program_code.h"
#include "surroundings.h"

#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

// Where an object lies is its identity: code that sorts or hashes by it draws by chance, as what else the process has
// allocated so far decides. The instances of the widget's own classes that the main thread makes therefore lie in an
// arena of the request's own, at an address that follows from what is asked, one behind the other. An arena goes with
// its last object. Instances of generic classes, and those that other threads make, lie where malloc puts them.

enum {
    arena_size = 1 << 26,
    arena_step = 1 << 14,
    slot_count = 1 << 18,
    // Beyond that, requests leave behind what they make: the kernel has room for so many mappings only.
    most_arenas = 4096,
    header_size = 16,
};

static const uintptr_t first_arena = 0x100000000000, end_of_arenas = first_arena + (uintptr_t)slot_count * arena_size;

struct arena {
    // Of objects, and one more until the next request.
    _Atomic(int64_t) live;
    size_t used, writable;
};

static _Atomic(struct arena *) current;
static atomic_int arena_count;
// Of a request that has made no object yet. Most make none, and an arena takes 1 % of a picture's time.
static atomic_bool is_expected;
static uint64_t expected_seed;
// A bit for each slot that holds an arena. Others may lie in between: under an unlimited stack the kernel maps from a
// third of the address space upwards.
static _Atomic(uint64_t) slots[slot_count / 64];

static size_t slot_of(uintptr_t address) { return (address - first_arena) / arena_size; }

static struct arena *arena_of(const void *pointer) {
    uintptr_t address = (uintptr_t)pointer;
    if (address - first_arena >= end_of_arenas - first_arena) return NULL;
    size_t slot = slot_of(address);
    if (!(slots[slot / 64] >> slot % 64 & 1)) return NULL;
    return (struct arena *)(address & ~(uintptr_t)(arena_size - 1));
}

static void release(struct arena *arena) {
    if (atomic_fetch_sub(&arena->live, 1) != 1) return;
    // Before somebody else may get the place.
    size_t slot = slot_of((uintptr_t)arena);
    atomic_fetch_and(&slots[slot / 64], ~((uint64_t)1 << slot % 64));
    munmap(arena, arena_size);
    arena_count--;
}

static void finish_request(void) {
    is_expected = false;
    struct arena *arena = current;
    current = NULL;
    if (!arena) return;
    munmap((char *)arena + arena->writable, arena_size - arena->writable);
    release(arena);
}

void darkroom_objects_begin(uint64_t seed) {
    finish_request();
    expected_seed = seed;
    is_expected = true;
}

static void begin_arena(uint64_t seed) {
    if (arena_count >= most_arenas) return;
    // A request that is asked again finds its place taken where objects of the first time live on.
    for (uint64_t attempt = 0; attempt < 16; attempt++) {
        uintptr_t slot = (seed + attempt) % slot_count;
        void *wanted = (void *)(first_arena + slot * arena_size);
        void *memory = mmap(
            wanted, arena_size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
        if (memory == MAP_FAILED) continue;
        if (memory != wanted || mprotect(memory, arena_step, PROT_READ | PROT_WRITE) != 0) {
            munmap(memory, arena_size);
            return;
        }
        arena_count++;
        *(struct arena *)memory = (struct arena){.live = 1, .used = 64, .writable = arena_step};
        atomic_fetch_or(&slots[slot / 64], (uint64_t)1 << slot % 64);
        current = memory;
        return;
    }
}

void darkroom_objects_end(void) { finish_request(); }

// Only the main thread has arenas.
static void *allocate(size_t size) {
    if (is_expected) {
        is_expected = false;
        begin_arena(expected_seed);
    }
    struct arena *arena = current;
    if (!arena) return NULL;
    size_t taken = (size + header_size + 15) & ~(size_t)15;
    if (taken > arena_size - arena->used) return NULL;
    size_t end = arena->used + taken;
    if (end > arena->writable) {
        // Half as much again, so that many objects do not ask the kernel often.
        size_t wanted = end + arena->writable / 2;
        size_t writable = (wanted + arena_step - 1) & ~(size_t)(arena_step - 1);
        if (writable > arena_size) writable = arena_size;
        char *start = (char *)arena + arena->writable;
        if (mprotect(start, writable - arena->writable, PROT_READ | PROT_WRITE) != 0) return NULL;
        arena->writable = writable;
    }
    char *header = (char *)arena + arena->used;
    arena->used = end;
    *(size_t *)header = taken - header_size;
    arena->live++;
    return header + header_size;
}

static bool is_main_thread(void) {
    static _Thread_local enum { unknown, main_thread, other_thread } thread;
    if (thread == unknown) thread = gettid() == darkroom_machine_process() ? main_thread : other_thread;
    return thread == main_thread;
}

// libc's own.
extern void __libc_free(void *pointer);

// What Swift's runtime writes at the start of an object: the class, and how often it is held.
struct object {
    const void *metadata;
    uint64_t references;
};

struct object *swift_allocObject(const void *metadata, size_t size, size_t alignment_mask) {
    typedef struct object *(*function)(const void *, size_t, size_t);
    // A class has no kind; closures' contexts and boxes have one.
    if ((current || is_expected) && alignment_mask <= 15 && darkroom_is_programs_data(metadata)
        && *(const uint64_t *)metadata == 0 && is_main_thread()) {
        static uint64_t new_references;
        if (!new_references) {  // How the runtime says that an object is held once.
            struct object *other = NEXT_DEFINITION(function, "swift_allocObject")(metadata, size, alignment_mask);
            new_references = other->references;
            __libc_free(other);
        }
        struct object *object = allocate(size);
        if (object) {
            *object = (struct object){.metadata = metadata, .references = new_references};
            darkroom_state_note_object(object, size);
            return object;
        }
    }
    struct object *object = NEXT_DEFINITION(function, "swift_allocObject")(metadata, size, alignment_mask);
    if (darkroom_is_program_code(__builtin_return_address(0))) darkroom_state_note_object(object, size);
    return object;
}

void free(void *pointer) {
    struct arena *arena = arena_of(pointer);
    if (arena) return release(arena);
    __libc_free(pointer);
}

size_t malloc_usable_size(void *pointer) {
    if (arena_of(pointer)) return *(size_t *)((char *)pointer - header_size);
    return NEXT_DEFINITION(typeof(&malloc_usable_size), "malloc_usable_size")(pointer);
}
