#ifndef PROGRAM_CODE_H
#define PROGRAM_CODE_H

#include <stdbool.h>
#include <stdint.h>

// The program's own code, without the libraries that it loads: all of it is the user's and its packages'.

/// Between which addresses it lies; empty until `darkroom_state_watch`.
extern uintptr_t darkroom_program_start, darkroom_program_end, darkroom_program_base;

static inline bool darkroom_is_program_code(const void *address) {
    return (uintptr_t)address - darkroom_program_start < darkroom_program_end - darkroom_program_start;
}

/// The same in every process, wherever it is loaded.
static inline uint64_t darkroom_program_offset(const void *address) {
    return (uintptr_t)address - darkroom_program_base;
}

#endif
