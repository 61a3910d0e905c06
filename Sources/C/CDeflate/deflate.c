#include "CDeflate.h"
#include "block.h"
#include "matching.h"

#include <stdlib.h>

enum {
    /// 4096 positions take 16 kB, half of the smallest first-level cache; 16384 save 0.1 % of the bytes.
    hash_bits = 12,
    /// A match this long is taken without looking for a longer and farther one, which saves 5 % of the time and
    /// costs 0.15 % of the bytes. A run's distance, one pixel, takes a bit or two, a farther one a dozen.
    long_match = 16,
    /// By how many bytes a farther match must be longer than a nearer one, for the bits of its distance.
    worth_its_distance = 2,
    /// After this many pixels without a match the steps grow by a pixel, up to `longest_step`.
    patience = 32,
    longest_step = 16,
};

/// What a call needs besides its arguments.
typedef struct {
    /// The last position of each hash, modulo 2³². Not every position is entered.
    uint32_t heads[1 << hash_bits];
    deflate_block block;
    bit_writer writer;
} encoder;

typedef struct {
    size_t length, distance;
} match;

static inline uint32_t hash_of(uint32_t bytes) { return bytes * 0x9E3779B1u >> (32 - hash_bits); }

static void add(encoder *encoder, size_t literals, match match) {
    deflate_block *block = &encoder->block;
    if (block_is_full(block)) {
        block_write(block, 0, &encoder->writer);
        block_begin(block, block->start + block->covered);
    }
    block_add(block, (uint32_t)literals, (uint32_t)match.length, (uint32_t)match.distance);
}

/// Takes the candidate at `distance` where it is long enough to be worth it.
static inline void consider(
    match *best, const uint8_t *here, uint32_t bytes, size_t position, size_t distance, size_t limit
) {
    // One comparison for both ends: 0 wraps around.
    if (distance - 1 >= farthest || distance > position || load32(here - distance) != bytes) return;
    size_t length = 4 + equal_bytes(here + 4, here + 4 - distance, limit - 4);
    if (length > best->length + worth_its_distance) *best = (match){length, distance};
}

/// The best match at `position`, from where at least 4 and at most `limit` bytes are left; its length may be 0.
/// Candidates are the pixel before (runs), the row above, and where these four bytes were last met.
static inline match find(
    encoder *encoder, const uint8_t *rows, size_t position, size_t limit, size_t stride, size_t pixel
) {
    const uint8_t *here = rows + position;
    uint32_t bytes = load32(here), *head = &encoder->heads[hash_of(bytes)];
    size_t last = (uint32_t)position - *head;
    *head = (uint32_t)position;
    match best = {0, 0};
    consider(&best, here, bytes, position, pixel, limit);
    if (best.length >= long_match) return best;
    consider(&best, here, bytes, position, stride, limit);
    if (best.length >= long_match) return best;
    consider(&best, here, bytes, position, last, limit);
    return best;
}

/// The first position from `position` on where a pixel or a row begins; `row` is the last row's beginning.
static inline size_t aligned(size_t position, size_t *row, size_t stride, size_t pixel) {
    while (position >= *row + stride) *row += stride;
    size_t offset = position - *row;
    if (offset == 0) return position;
    offset = 1 + (offset + pixel - 2) / pixel * pixel;
    return offset < stride ? *row + offset : (*row += stride);
}

/// Greedy LZ77 that looks for matches where pixels begin, as colors differ more than their components do.
/// The pixel's size is a constant in each use, so that divisions become multiplications.
static inline __attribute__((always_inline)) void compress(
    encoder *encoder, const uint8_t *rows, size_t count, size_t stride, const size_t pixel
) {
    size_t position = 0, row = 0, misses = 0;
    /// Where the literals begin that are not in a block yet.
    size_t pending = 0;
    while (position + 4 <= count) {
        size_t left = count - position;
        match match = find(encoder, rows, position, left < 1u << 30 ? left : 1u << 30, stride, pixel);
        if (match.length > 0) {
            misses = 0;
            // Pixels differ that are equal in their last components; those belong to the match too.
            while (position > pending && position > match.distance
                && rows[position - 1] == rows[position - 1 - match.distance]) {
                position--;
                match.length++;
            }
            // A rest that is too short for a match of its own is left to what follows.
            size_t rest = match.length % longest_match;
            if (rest < shortest_match) match.length -= rest;
            add(encoder, position - pending, match);
            position += match.length;
            pending = position;
        } else {
            size_t step = 1 + misses++ / patience;
            position += position == row ? 1 : pixel * (step < longest_step ? step : longest_step);
            if (position - pending >= block_literals && position <= count) {
                add(encoder, position - pending, match);
                pending = position;
            }
        }
        position = aligned(position, &row, stride, pixel);
    }
    if (pending < count) add(encoder, count - pending, (match){0, 0});
    block_write(&encoder->block, 1, &encoder->writer);
    bits_align(&encoder->writer);
}

size_t deflate_bound(size_t count) {
    // Every block at its worst, the stream's header and checksum, and what the bit writer stores beyond its end.
    return count + block_overhead(count) + count / block_least_covered * block_overhead(0) + 2 + 4 + 8;
}

size_t deflate_picture(const uint8_t *rows, size_t count, size_t stride, size_t pixel, uint8_t *out) {
    encoder *encoder = malloc(sizeof *encoder);
    if (encoder == NULL) return 0;
    memset(encoder->heads, 0, sizeof encoder->heads);
    encoder->writer = (bit_writer){out, 0, 0};
    block_begin(&encoder->block, rows);
    if (stride == 0 || stride > count) stride = count + 1;
    // Deflate with a window of 32 kB, the fastest level.
    bits_put(&encoder->writer, 0x0178, 16);
    if (pixel == 3) {
        compress(encoder, rows, count, stride, 3);
    } else {
        compress(encoder, rows, count, stride, 4);
    }
    uint32_t sum = deflate_adler32(rows, count);
    for (int shift = 24; shift >= 0; shift -= 8) bits_put(&encoder->writer, sum >> shift & 0xFF, 8);
    size_t length = (size_t)(encoder->writer.next - out);
    free(encoder);
    return length;
}
