#ifndef CDEFLATE_BLOCK_H
#define CDEFLATE_BLOCK_H

#include "bits.h"
#include "huffman.h"
#include "symbols.h"

/// Literals, which are read from the input again, and then a match. Length 0: literals alone.
///
/// A match may be longer than deflate's longest. It is written as longest ones and a rest, which is 0 or at
/// least `shortest_match`.
typedef struct {
    uint32_t literals, length, distance;
} block_sequence;

enum {
    /// A block ends where it has this many sequences; half and double as many change the size by less than 1 %.
    block_capacity = 16384,
    /// A block ends where it has this many literals, as noise gives no sequences.
    block_literals = 1 << 17,
    /// The least that a block covers, but for the last one: its sequences have matches, or it has the literals.
    block_least_covered = block_capacity * shortest_match,
};

/// What a block holds before it is written.
typedef struct {
    const uint8_t *start;
    /// Bytes of input.
    size_t covered;
    size_t count, literals;
    uint32_t literal_frequencies[literal_symbols], distance_frequencies[distance_symbols];
    block_sequence sequences[block_capacity];
} deflate_block;

static inline void block_begin(deflate_block *block, const uint8_t *start) {
    block->start = start;
    block->covered = block->count = block->literals = 0;
    memset(block->literal_frequencies, 0, sizeof block->literal_frequencies);
    memset(block->distance_frequencies, 0, sizeof block->distance_frequencies);
}

static inline int block_is_full(const deflate_block *block) {
    return block->count == block_capacity || block->literals >= block_literals;
}

static inline void block_add_literals(deflate_block *block, uint32_t count) {
    const uint8_t *bytes = block->start + block->covered;
    for (uint32_t i = 0; i < count; i++) block->literal_frequencies[bytes[i]]++;
    block->covered += count;
    block->literals += count;
}

/// Adds a sequence; the block must not be full.
static inline void block_add(deflate_block *block, uint32_t literals, uint32_t length, uint32_t distance) {
    block_add_literals(block, literals);
    if (length > 0) {
        uint32_t longest = length / longest_match, rest = length % longest_match;
        block->literal_frequencies[length_symbol(longest_match).symbol] += longest;
        if (rest > 0) block->literal_frequencies[length_symbol(rest).symbol]++;
        block->distance_frequencies[distance_symbol(distance).symbol] += longest + (rest > 0);
        block->covered += length;
    }
    block->sequences[block->count++] = (block_sequence){literals, length, distance};
}

/// Writes it in the shortest of the three forms. Stored, it takes its input and at most `block_overhead` bytes.
void block_write(deflate_block *block, int is_last, bit_writer *writer);

/// Bits of a block with these frequencies, the end's among them, in the shortest of the three forms.
uint64_t block_cost(const uint32_t *literal_frequencies, const uint32_t *distance_frequencies, size_t covered);

/// A header of 5 bytes for each 65535 bytes or part of them, and the bits before the first.
static inline size_t block_overhead(size_t covered) { return covered / 65535 * 5 + 6; }

#endif
