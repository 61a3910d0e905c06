#ifndef INPUT_H
#define INPUT_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/// Ends the process where something does not hold: libFuzzer keeps the input and says where.
#define HOLDS(condition) do { if (!(condition)) __builtin_trap(); } while (0)

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/// Numbers from the front of an input; zeros behind its end.
typedef struct {
    const uint8_t *next;
    size_t left;
} input;

static inline uint64_t take(input *from, size_t bytes) {
    uint64_t value = 0;
    for (size_t i = 0; i < bytes; i++) {
        value = value << 8 | (from->left > 0 ? *from->next : 0);
        if (from->left > 0) from->next++, from->left--;
    }
    return value;
}

static inline void fill(input *from, void *out, size_t bytes) {
    size_t count = bytes < from->left ? bytes : from->left;
    memset(out, 0, bytes);
    if (count > 0) memcpy(out, from->next, count);
    from->next += count, from->left -= count;
}

/// Any number a program may come to: every other one is not a number, infinite, or far away.
static inline double number(input *from) {
    double value;
    if (take(from, 1) & 1) return (double)(int16_t)take(from, 2) / 64;
    uint64_t bits = take(from, 8);
    memcpy(&value, &bits, sizeof value);
    return value;
}

#endif
