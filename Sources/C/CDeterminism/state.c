#define _GNU_SOURCE
#include "CDeterminism.h"
#include "next_definition.h"
#include "program_code.h"
#include "surroundings.h"

#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

static _Atomic(uint64_t) changes;

uint64_t darkroom_state_changes(void) { return changes; }

// What user code has allocated since the last request began, by granules of 16 bytes: whoever writes to that writes
// to what nobody else has seen. An entry holds the granule's number and, above it, the request's.
enum { entry_count = 1 << 15, probes = 8, largest_object = 4096 };
static _Atomic(uint64_t) fresh_granules[entry_count];
static _Atomic(uint64_t) request_number = 1;

static uint64_t granule_entry(uintptr_t address) {
    // User addresses have 47 bits, so a granule's number has 43.
    return (uint64_t)(address >> 4) | request_number << 43;
}

static size_t slot(uint64_t entry) { return (size_t)(entry * 0x9E3779B97F4A7C15u >> 49) & (entry_count - 1); }

// An entry that finds no room is lost, and what it stands for taken for something older: one life more, no error.
static void insert(uint64_t entry) {
    size_t first = slot(entry);
    uint64_t request = entry >> 43;
    for (size_t probe = 0; probe < probes; probe++) {
        _Atomic(uint64_t) *place = &fresh_granules[(first + probe) & (entry_count - 1)];
        if (*place == entry) return;
        if (*place >> 43 != request) {
            *place = entry;
            return;
        }
    }
}

static bool is_fresh(const void *pointer) {
    uint64_t entry = granule_entry((uintptr_t)pointer);
    size_t first = slot(entry);
    for (size_t probe = 0; probe < probes; probe++)
        if (fresh_granules[(first + probe) & (entry_count - 1)] == entry) return true;
    return false;
}

void darkroom_state_note_object(const void *object, size_t size) {
    if (size > largest_object) return;
    for (uintptr_t granule = (uintptr_t)object; granule < (uintptr_t)object + size; granule += 16)
        insert(granule_entry(granule));
}

static uint64_t next_number(void) {
    // 21 bits; when a number returns, the table has forgotten it.
    static _Atomic(uint64_t) last_number = 1;
    return ++last_number & 0x1FFFFF;
}

void darkroom_state_begin_request(void) { request_number = next_number(); }

void darkroom_state_note_write(const void *object) {
    if (!is_fresh(object)) atomic_fetch_add_explicit(&changes, 1, memory_order_relaxed);
}

// Nanoseconds since 1970.
static _Atomic(int64_t) life_began;

void darkroom_state_begin_life(int64_t nanoseconds) { life_began = nanoseconds; }

static _Atomic(uint64_t) files_written;

void darkroom_files_note_write(void) { files_written++; }

uint64_t darkroom_files_written(void) { return files_written; }

// How deep this thread is in initializers of statics.
static _Thread_local unsigned initializers;

// The compiler calls this for every access to a global, a static and an object's property, unless it can see that
// nothing else has access to it, or is told to optimize.
void swift_beginAccess(void *pointer, void *buffer, uintptr_t flags, void *code) {
    enum { modify = 1 };
    typedef void (*function)(void *, void *, uintptr_t, void *);
    void *caller = __builtin_return_address(0);
    // What a static starts with must not depend on what has happened before, so there reading counts too.
    if ((flags & modify || initializers) && darkroom_is_program_code(caller)) darkroom_state_note_write(pointer);
    NEXT_DEFINITION(function, "swift_beginAccess")(pointer, buffer, flags, code ? code : caller);
}

static void (*_Atomic after_initializer)(void *);
static void *_Atomic after_initializer_context;

void darkroom_state_after_initializers(void (*function)(void *), void *context) {
    after_initializer_context = context;
    after_initializer = function;
}

struct initializer {
    void (*initialize)(void *);
    void *context;
};

static const struct darkroom_initializer *seeded;
static size_t seeded_count;

void darkroom_state_seed_initializers(const struct darkroom_initializer *initializers, size_t count) {
    seeded = initializers;
    seeded_count = count;
}

static uint64_t seed_of(uint64_t offset) {
    size_t first = 0, end = seeded_count;
    while (first < end) {
        size_t middle = first + (end - first) / 2;
        if (seeded[middle].offset == offset) return seeded[middle].seed;
        if (seeded[middle].offset < offset) first = middle + 1;
        else end = middle;
    }
    return offset;
}

static void initialize(void *argument) {
    const struct initializer *initializer = argument;
    struct darkroom_entropy entropy = darkroom_entropy_now();
    int64_t instant = darkroom_clock_instant();
    uint64_t seed = seed_of(darkroom_program_offset((void *)initializer->initialize));
    darkroom_entropy_move((struct darkroom_entropy){seed, ~seed});
    darkroom_clock_move(life_began);
    // What it makes is its own until it ends; then a static keeps it.
    uint64_t request = request_number;
    request_number = next_number();
    initializers++;
    initializer->initialize(initializer->context);
    initializers--;
    request_number = request;
    void (*after)(void *) = after_initializer;
    if (after) after(after_initializer_context);
    darkroom_clock_move(instant);
    darkroom_entropy_move(entropy);
}

// A static's initializer runs when it is first used, by whichever picture that is. It finds the clock where its life
// began and random numbers of its own, so that it makes the same for everybody.
void swift_once(void *token, void (*function)(void *), void *context) {
    typedef void (*once)(void *, void (*)(void *), void *);
    once next = NEXT_DEFINITION(once, "swift_once");
    if (!darkroom_is_program_code((void *)function)) return next(token, function, context);
    struct initializer initializer = {function, context};
    next(token, initialize, &initializer);
}
