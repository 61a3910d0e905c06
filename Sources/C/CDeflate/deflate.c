#include "CDeflate.h"
#include "block.h"
#include "matching.h"
#include "rows.h"
#include "window.h"

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
    /// Bytes from a position on that are in the window, but at the end; longer matches are followed as bytes are made.
    near = 128,
    /// Bytes up to which matches are compared; longer ones are the best whatever others there are.
    compared = 64,
    /// Literals that a block has at most: those of one that is not full, and as many again in one sequence, which ends
    /// within a step after them.
    most_literals = 2 * block_literals + 1024,
};

/// What a call needs besides its arguments.
typedef struct {
    /// The last position of each hash, modulo 2³². Not every position is entered.
    uint32_t heads[1 << hash_bits];
    byte_window window;
    bit_writer writer;
    deflate_block block;
    uint8_t literals[most_literals + literal_slack];
} encoder;

typedef struct {
    size_t length, distance;
} match;

static inline uint32_t hash_of(uint32_t bytes) { return bytes * 0x9E3779B1u >> (32 - hash_bits); }

/// Begins a sequence: puts the literals from `pending` up to `position` in their place.
static inline void copy_literals(encoder *encoder, size_t pending, size_t position) {
    deflate_block *block = &encoder->block;
    if (block_is_full(block)) {
        block_write(block, 0, &encoder->writer);
        block_begin(block, block->start + block->covered);
    }
    const uint8_t *literals = window_at(&encoder->window, pending);
    uint8_t *target = block->literal_bytes + block->literals;
    memcpy(target, literals, 16);
    if (position - pending > 16) memcpy(target, literals, position - pending);
}

static inline void add(encoder *encoder, size_t literals, match match) {
    block_add(&encoder->block, (uint32_t)literals, (uint32_t)match.length, (uint32_t)match.distance);
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

/// The best match at `here`, from where at least 4 and at most `limit` bytes are left; its length may be 0.
/// Candidates are the pixel before (runs), the row above, and where these four bytes were last met, at `last`.
static match find_anywhere(
    const uint8_t *here, size_t position, size_t limit, size_t stride, size_t pixel, size_t last
) {
    uint32_t bytes = load32(here);
    match best = {0, 0};
    consider(&best, here, bytes, position, pixel, limit);
    if (best.length >= long_match) return best;
    consider(&best, here, bytes, position, stride, limit);
    if (best.length >= long_match) return best;
    consider(&best, here, bytes, position, last, limit);
    return best;
}

/// How long a match is of which 16 bytes are known, at most `compared`.
static inline size_t longer(const uint8_t *here, size_t distance) {
    return 16 + equal_bytes(here + 16, here + 16 - distance, compared - 16);
}

/// The same where `compared` bytes are left, and there is a row above.
///
/// - above: the distance of that row, or of the pixel where the row is too far.
static inline match find_inside(const uint8_t *here, size_t above, size_t pixel, size_t last) {
    byte_vector bytes = load_vector(here);
    size_t before = equal_in_vectors(bytes, load_vector(here - pixel));
    if (before == 16) return (match){longer(here, pixel), pixel};
    match best = {before >= 4 ? before : 0, pixel};
    size_t over = equal_in_vectors(bytes, load_vector(here - above));
    if (over >= 4) {
        if (over == 16) over = longer(here, above);
        if (over > best.length + worth_its_distance) best = (match){over, above};
        if (best.length >= long_match) return best;
    }
    if (last - 1 >= farthest) return best;
    size_t met = equal_in_vectors(bytes, load_vector(here - last));
    if (met < 4) return best;
    if (met == 16) met = longer(here, last);
    if (met > best.length + worth_its_distance) best = (match){met, last};
    return best;
}

/// Makes a match at `position` of `compared` bytes as long as it is, at most `limit` bytes.
static size_t followed(encoder *encoder, size_t position, match match, size_t limit) {
    byte_window *window = &encoder->window;
    size_t length = match.length;
    for (;;) {
        size_t there = window->end - position, most = there < limit ? there : limit;
        const uint8_t *here = window_at(window, position + length);
        length += equal_bytes(here, here - match.distance, most - length);
        if (length < there || length >= limit) return length;
        window_fill(window, position + length > farthest ? position + length - farthest : 0, position + length + near);
    }
}

/// The first position from `position` on where a pixel or a row begins; `row` is the last row's beginning.
static inline size_t aligned(size_t position, size_t *row, size_t stride, size_t pixel) {
    while (position >= *row + stride) *row += stride;
    size_t offset = position - *row;
    if (offset == 0) return position;
    offset = 1 + (offset + pixel - 2) / pixel * pixel;
    return offset < stride ? *row + offset : (*row += stride);
}

/// Adds everything from `pending` up to `end` as literals.
static void add_literals(encoder *encoder, size_t pending, size_t end) {
    while (pending < end) {
        size_t next = end - pending < block_literals ? end : pending + block_literals;
        window_fill(&encoder->window, pending > farthest ? pending - farthest : 0, next);
        copy_literals(encoder, pending, next);
        add(encoder, next - pending, (match){0, 0});
        pending = next;
    }
}

/// Greedy LZ77 that looks for matches where pixels begin, as colors differ more than their components do.
/// The pixel's size is a constant in each use, so that divisions become multiplications.
static inline __attribute__((always_inline)) void compress(
    encoder *encoder, size_t stride, const size_t pixel, const int is_plain
) {
    byte_window *window = &encoder->window;
    size_t count = window->source.count, position = 0, row = 0, misses = 0;
    size_t above = stride <= farthest ? stride : pixel;
    /// Where the literals begin that are not in a block yet.
    size_t pending = 0;
    /// Where literals alone begin, and end.
    size_t unique = source_next_band(&window->source, 0, 1);
    while (position + 4 <= count) {
        if (position >= unique) {
            size_t end = source_next_band(&window->source, position, 0);
            add_literals(encoder, pending, end);
            position = pending = row = end;
            unique = source_next_band(&window->source, end, 1);
            continue;
        }
        if (position + near > window->end) {
            window_fill(window, pending > farthest ? pending - farthest : 0, position + near);
        }
        size_t left = count - position, limit = left < 1u << 30 ? left : 1u << 30;
        const uint8_t *here = window_at(window, position);
        uint32_t *head = &encoder->heads[hash_of(load32(here))];
        size_t last = (uint32_t)position - *head;
        *head = (uint32_t)position;
        match found = !is_plain && position >= above && position >= pixel && left >= compared
            ? find_inside(here, above, pixel, last)
            : find_anywhere(here, position, limit < compared ? limit : compared, stride, pixel, last);
        if (found.length > 0) {
            misses = 0;
            // Pixels differ that are equal in their last components; those belong to the match too.
            size_t most = position - pending;
            if (most > position - found.distance) most = position - found.distance;
            size_t earlier = equal_bytes_before(here, here - found.distance, most);
            copy_literals(encoder, pending, position - earlier);
            if (found.length >= compared) found.length = followed(encoder, position, found, limit);
            // Where it ends does not wait for where it begins.
            size_t start = position - earlier, end = position + found.length;
            if (found.length + earlier > longest_match) {
                // A rest that is too short for a match of its own is left to what follows.
                size_t rest = (found.length + earlier) % longest_match;
                if (rest < shortest_match) end -= rest;
            }
            add(encoder, start - pending, (match){end - start, found.distance});
            position = pending = end;
        } else {
            size_t step = 1 + misses++ / patience;
            position += position == row ? 1 : pixel * (step < longest_step ? step : longest_step);
            if (position - pending >= block_literals && position <= count) {
                copy_literals(encoder, pending, position);
                add(encoder, position - pending, found);
                pending = position;
            }
        }
        position = aligned(position, &row, stride, pixel);
    }
    add_literals(encoder, pending, count);
    block_write(&encoder->block, 1, &encoder->writer);
    bits_align(&encoder->writer);
}

size_t deflate_bound(size_t count) {
    // Every block at its worst, the stream's header and checksum, and what the bit writer stores beyond its end.
    return count + block_overhead(count) + count / block_least_covered * block_overhead(0) + 2 + 4 + 8;
}

static size_t deflate(byte_source source, size_t stride, size_t pixel, int is_plain, uint8_t *out) {
    encoder *encoder = malloc(sizeof *encoder);
    if (encoder == NULL) return 0;
    if (!window_open(&encoder->window, source, farthest, block_literals + 1024)) {
        free(encoder);
        return 0;
    }
    memset(encoder->heads, 0, sizeof encoder->heads);
    encoder->writer = (bit_writer){out, 0, 0};
    encoder->block.read = window_read;
    encoder->block.input = &encoder->window;
    encoder->block.literal_bytes = encoder->literals;
    block_begin(&encoder->block, 0);
    if (stride == 0 || stride > source.count) stride = source.count + 1;
    // Deflate with a window of 32 kB, the fastest level.
    bits_put(&encoder->writer, 0x0178, 16);
    if (is_plain) {
        compress(encoder, stride, pixel == 3 ? 3 : 4, 1);
    } else if (pixel == 3) {
        compress(encoder, stride, 3, 0);
    } else {
        compress(encoder, stride, 4, 0);
    }
    uint32_t sum = encoder->window.sum;
    for (int shift = 24; shift >= 0; shift -= 8) bits_put(&encoder->writer, sum >> shift & 0xFF, 8);
    size_t length = (size_t)(encoder->writer.next - out);
    window_close(&encoder->window);
    free(encoder);
    return length;
}

static void copy(const void *rows, size_t position, size_t count, uint8_t *out) {
    memcpy(out, (const uint8_t *)rows + position, count);
}

size_t deflate_picture(const uint8_t *rows, size_t count, size_t stride, size_t pixel, uint8_t *out) {
    return deflate((byte_source){.make = copy, .input = rows, .count = count, .unit = 1}, stride, pixel, 0, out);
}

size_t deflate_picture_plain(const uint8_t *rows, size_t count, size_t stride, size_t pixel, uint8_t *out) {
    return deflate((byte_source){.make = copy, .input = rows, .count = count, .unit = 1}, stride, pixel, 1, out);
}

size_t deflate_pixels(
    const uint32_t *pixels, size_t width, size_t height, size_t pixel, picture_rows make, uint8_t *out
) {
    pixel_rows rows = {pixels, width, height, pixel, 1 + width * pixel, make};
    if (!pixel_rows_open(&rows)) return 0;
    byte_source source = {
        pixel_rows_make, &rows, rows.stride * height, rows.stride, rows.is_filtered, band_rows * rows.stride};
    size_t length = deflate(source, rows.stride, pixel, 0, out);
    pixel_rows_close(&rows);
    return length;
}
