#ifndef CDEFLATE_BLOCK_H
#define CDEFLATE_BLOCK_H

#include "bits.h"
#include "huffman.h"
#include "symbols.h"

/// Literals and then a match. Length 0: literals alone.
///
/// A match may be longer than deflate's longest. It is written as longest ones and a rest, which is 0 or at
/// least `shortest_match`.
typedef struct {
    uint32_t literals, length;
    /// As `packed_distance` makes it.
    uint32_t distance;
} block_sequence;

enum {
    /// A block ends where it has this many sequences; half and double as many change the size by less than 1 %.
    block_capacity = 16384,
    /// A block ends where it has this many literals, as noise gives no sequences.
    block_literals = 1 << 17,
    /// The least that a block covers, but for the last one: its sequences have matches, or it has the literals.
    block_least_covered = block_capacity * shortest_match,
    /// Bytes behind the literals' room that may be written.
    literal_slack = 32,
};

/// Copies `count` bytes of the input from `position` on.
typedef void (*input_reader)(void *input, size_t position, size_t count, uint8_t *out);

/// What a block holds before it is written.
typedef struct {
    /// What its bytes are read from again where it is stored.
    input_reader read;
    void *input;
    /// Where it begins, and how many bytes of input it has.
    size_t start, covered;
    size_t count, literals;
    /// The literals of all sequences, one after the other; room for those of a block and `literal_slack` more.
    uint8_t *literal_bytes;
    block_sequence sequences[block_capacity];
} deflate_block;

static inline void block_begin(deflate_block *block, size_t start) {
    block->start = start;
    block->covered = block->count = block->literals = 0;
}

static inline int block_is_full(const deflate_block *block) {
    return block->count == block_capacity || block->literals >= block_literals;
}

/// A distance's symbol in the lowest 8 bits, how many extra bits it has in the next 8, and those above.
static inline uint32_t packed_distance(uint32_t distance) {
    coded_number number = distance_symbol(distance);
    return number.symbol | (uint32_t)number.extra_count << 8 | (uint32_t)number.extra << 16;
}

/// Adds a sequence, of which the literals are in their place already; the block must not be full.
static inline void block_add(deflate_block *block, uint32_t literals, uint32_t length, uint32_t distance) {
    block->literals += literals;
    block->covered += literals + length;
    block->sequences[block->count++] =
        (block_sequence){literals, length, length > 0 ? packed_distance(distance) : 0};
}

/// Writes it in the shortest of the three forms. Stored, it takes its input and at most `block_overhead` bytes.
void block_write(const deflate_block *block, int is_last, bit_writer *writer);

/// Bits of a block with these frequencies, the end's among them, in the shortest of the three forms.
uint64_t block_cost(const uint32_t *literal_frequencies, const uint32_t *distance_frequencies, size_t covered);

/// A header of 5 bytes for each 65535 bytes or part of them, and the bits before the first.
static inline size_t block_overhead(size_t covered) { return covered / 65535 * 5 + 6; }

#endif
