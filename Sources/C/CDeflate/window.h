#ifndef CDEFLATE_WINDOW_H
#define CDEFLATE_WINDOW_H

#include "bytes.h"

#include <stddef.h>

/// Bytes that are made when they are needed.
typedef struct {
    /// Makes `count` bytes from `position` on, both whole multiples of `unit` but for the end of all.
    void (*make)(const void *input, size_t position, size_t count, uint8_t *out);
    const void *input;
    size_t count, unit;
    /// Which bands of `band` bytes, whole units, hold hardly anything twice: their bytes are literals. NULL where none does.
    const uint8_t *is_unique;
    size_t band;
} byte_source;

/// The first position from `position` on where a band is unique, or where one is not; the end where there is none.
size_t source_next_band(const byte_source *source, size_t position, int is_unique);

/// Bytes before the first and after the last of a window that may be read, but mean nothing.
enum { window_slack = 32 };

/// The part of its input that a compressor may still ask for: it stays in a near cache, where all rows of a picture
/// would not.
typedef struct {
    byte_source source;
    /// The bytes from position `base` up to `end`.
    uint8_t *bytes;
    size_t base, end;
    /// How many bytes are made at a time, from how many on older ones make room for them, and how many have room.
    size_t band, usual, capacity;
    /// A unit, for those who want a part of it.
    uint8_t *part;
    /// The checksum of what has been made.
    uint32_t sum;
} byte_window;

/// - reach: bytes before a position that may be asked for.
/// - most_pending: bytes by which such a position may lie before the end.
/// - Returns: 0 where memory ran out.
int window_open(byte_window *window, byte_source source, size_t reach, size_t most_pending);
void window_close(byte_window *window);

/// Makes the bytes up to `end`, or to the last. Those before `first` are not asked for any more.
void window_fill(byte_window *window, size_t first, size_t end);

/// Copies any bytes; `window` is a `byte_window`.
void window_read(void *window, size_t position, size_t count, uint8_t *out);

/// The byte at a position, which the window must hold.
static inline const uint8_t *window_at(const byte_window *window, size_t position) {
    return window->bytes + (position - window->base);
}

#endif
