#ifndef CDEFLATE_BITS_H
#define CDEFLATE_BITS_H

#include "bytes.h"

/// Bits in deflate's order, the lowest first. They gather in a word, which `bits_flush` stores.
typedef struct {
    uint8_t *next;
    uint64_t word;
    unsigned count;
} bit_writer;

/// At most 56 bits fit after a flush, which leaves up to 7.
static inline void bits_add(bit_writer *writer, uint64_t bits, unsigned count) {
    writer->word |= bits << writer->count;
    writer->count += count;
}

/// Stores whole bytes. Eight are written whatever their number, so there must be room for them.
static inline void bits_flush(bit_writer *writer) {
    store64(writer->next, writer->word);
    unsigned whole = writer->count >> 3;
    writer->next += whole;
    writer->word >>= whole * 8;
    writer->count &= 7;
}

static inline void bits_put(bit_writer *writer, uint64_t bits, unsigned count) {
    bits_add(writer, bits, count);
    bits_flush(writer);
}

/// Fills the last byte with zeros.
static inline void bits_align(bit_writer *writer) {
    writer->count = (writer->count + 7) & ~7u;
    bits_flush(writer);
}

#endif
