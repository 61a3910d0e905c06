#ifndef SURROUNDINGS_H
#define SURROUNDINGS_H

#include <stddef.h>
#include <stdint.h>

/// Where the streams of random numbers are.
struct darkroom_entropy {
    uint64_t main_thread, other_threads;
};

struct darkroom_entropy darkroom_entropy_now(void);
void darkroom_entropy_move(struct darkroom_entropy entropy);

/// Where the clock stands still, in nanoseconds since 1970.
int64_t darkroom_clock_instant(void);
/// Stops it elsewhere, if it stands still.
void darkroom_clock_move(int64_t nanoseconds);

/// The program's code has made an object.
void darkroom_state_note_object(const void *object, size_t size);

/// Somebody opens a file to write to it.
void darkroom_files_note_write(void);

#endif
