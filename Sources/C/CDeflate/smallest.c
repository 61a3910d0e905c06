#include "CDeflate.h"
#include "parse.h"

#include <stdlib.h>

enum {
    /// Bytes that are searched, parsed and split at a time.
    longest_span = 1 << 20,
    /// Blocks are made of pieces of this many sequences and literals; half of it saves 0.1 % of the bytes.
    piece_symbols = 128,
    most_pieces = 256,
};

/// A part of a span that may become a block.
typedef struct {
    size_t start, end;
    uint32_t literals[literal_symbols], distances[distance_symbols];
    uint64_t cost, joined_cost;
} piece;

typedef struct {
    const uint8_t *input;
    match_list list;
    uint32_t *totals;
    parse_step *steps, *best_steps;
    piece pieces[most_pieces];
    size_t piece_count;
    deflate_block block;
    uint8_t literals[longest_span + literal_slack];
} workspace;

/// Copies bytes of the span.
static void read_span(void *space, size_t position, size_t count, uint8_t *out) {
    memcpy(out, ((workspace *)space)->input + position, count);
}

static void count_step(piece *piece, const uint8_t *input, parse_step step) {
    if (step.length == 1) {
        piece->literals[*input]++;
    } else {
        piece->literals[length_symbol(step.length).symbol]++;
        piece->distances[distance_symbol(step.distance).symbol]++;
    }
}

/// The frequencies of the symbols of the way that leads through a piece.
static void count(piece *piece, const workspace *space, const parse_step *steps) {
    memset(piece->literals, 0, sizeof piece->literals);
    memset(piece->distances, 0, sizeof piece->distances);
    piece->literals[end_of_block] = 1;
    for (size_t i = piece->start; i < piece->end; i += steps[i].length) count_step(piece, space->input + i, steps[i]);
}

static void parse(workspace *space, const symbol_costs *costs, const piece *piece, parse_step *steps) {
    size_t start = piece->start;
    parse_cheapest(
        costs, space->input + start, &space->list, start, piece->end - start, space->totals, steps + start);
}

static uint64_t cost_of(const piece *piece) {
    return block_cost(piece->literals, piece->distances, piece->end - piece->start);
}

static void join(piece *result, const piece *first, const piece *second) {
    *result = *first;
    result->end = second->end;
    for (int i = 0; i < literal_symbols; i++) result->literals[i] += second->literals[i];
    for (int i = 0; i < distance_symbols; i++) result->distances[i] += second->distances[i];
    result->literals[end_of_block] = 1;
    result->cost = cost_of(result);
}

/// Cuts a span where its content changes: beginning with small pieces, the two neighbors are joined that save most,
/// until none do.
static void split(workspace *space, const parse_step *steps, size_t span) {
    size_t symbols = 0;
    for (size_t i = 0; i < span; i += steps[i].length) symbols++;
    size_t each = symbols / most_pieces + 1;
    if (each < piece_symbols) each = piece_symbols;
    space->piece_count = 0;
    for (size_t i = 0, start = 0, met = 0; i < span;) {
        i += steps[i].length;
        if (++met < each && i < span) continue;
        piece *piece = &space->pieces[space->piece_count++];
        piece->start = start;
        piece->end = i;
        count(piece, space, steps);
        piece->cost = cost_of(piece);
        start = i;
        met = 0;
    }
    piece *pieces = space->pieces, joined;
    for (size_t i = 0; i + 1 < space->piece_count; i++) {
        join(&joined, &pieces[i], &pieces[i + 1]);
        pieces[i].joined_cost = joined.cost;
    }
    while (space->piece_count > 1) {
        size_t best = 0;
        int64_t most = -1;
        for (size_t i = 0; i + 1 < space->piece_count; i++) {
            int64_t saved = (int64_t)(pieces[i].cost + pieces[i + 1].cost) - (int64_t)pieces[i].joined_cost;
            if (saved > most) {
                most = saved;
                best = i;
            }
        }
        if (most < 0) break;
        join(&joined, &pieces[best], &pieces[best + 1]);
        pieces[best] = joined;
        memmove(&pieces[best + 1], &pieces[best + 2], (--space->piece_count - best - 1) * sizeof *pieces);
        for (size_t i = best == 0 ? 0 : best - 1; i <= best && i + 1 < space->piece_count; i++) {
            join(&joined, &pieces[i], &pieces[i + 1]);
            pieces[i].joined_cost = joined.cost;
        }
    }
}

/// Parses a piece at the costs that the last way had, and keeps the new way where it is better.
static void improve(workspace *space, const piece *old) {
    symbol_costs costs;
    costs_measure(&costs, old->literals, old->distances);
    parse(space, &costs, old, space->steps);
    piece new = *old;
    count(&new, space, space->steps);
    if (cost_of(&new) >= old->cost) return;
    memcpy(
        space->best_steps + old->start, space->steps + old->start, (old->end - old->start) * sizeof *space->steps);
}

static void write_piece(workspace *space, const piece *piece, int is_last, bit_writer *writer) {
    deflate_block *block = &space->block;
    block_begin(block, piece->start);
    size_t pending = 0;
    for (size_t i = piece->start; i < piece->end;) {
        parse_step step = space->best_steps[i];
        i += step.length;
        if (step.length == 1) {
            block->literal_bytes[block->literals + pending++] = space->input[i - 1];
        } else {
            // One is left for the literals at the end.
            if (block->count + 1 >= block_capacity) {
                block_write(block, 0, writer);
                block_begin(block, block->start + block->covered);
                memcpy(block->literal_bytes, space->input + i - step.length - pending, pending);
            }
            block_add(block, (uint32_t)pending, step.length, step.distance);
            pending = 0;
        }
    }
    if (pending > 0) block_add(block, (uint32_t)pending, 0, 0);
    block_write(block, is_last, writer);
}

static int compress_span(
    workspace *space, match_finder *finder, const uint8_t *input, size_t length, size_t position, size_t span,
    unsigned rounds, bit_writer *writer
) {
    space->input = input + position;
    space->list.count = 0;
    match_finder_run(finder, input, length, position, span, &space->list);
    if (space->list.is_out_of_memory) return 0;
    symbol_costs costs;
    costs_guess(&costs);
    space->pieces[0].start = 0;
    space->pieces[0].end = span;
    space->piece_count = 1;
    parse(space, &costs, &space->pieces[0], space->best_steps);
    for (unsigned round = 0; round < rounds; round++) {
        split(space, space->best_steps, span);
        for (size_t i = 0; i < space->piece_count; i++) improve(space, &space->pieces[i]);
    }
    for (size_t i = 0; i < space->piece_count; i++) {
        write_piece(
            space, &space->pieces[i], position + span == length && i + 1 == space->piece_count, writer);
    }
    return 1;
}

size_t deflate_smallest_bound(size_t count) {
    // Blocks that are not stored are shorter than stored ones, and there are few.
    return deflate_bound(count) + (count / longest_span + 1) * most_pieces * block_overhead(0)
        + count / shortest_match / (block_capacity - 1) * block_overhead(0);
}

size_t deflate_smallest(const uint8_t *input, size_t count, unsigned rounds, uint8_t *out) {
    size_t span = count < longest_span ? count : longest_span;
    workspace *space = calloc(1, sizeof *space);
    match_finder *finder = match_finder_make();
    size_t length = 0;
    if (space != NULL) {
        space->block.read = read_span;
        space->block.input = space;
        space->block.literal_bytes = space->literals;
        space->list.starts = malloc((span + 1) * sizeof *space->list.starts);
        space->totals = malloc((span + 1) * sizeof *space->totals);
        space->steps = malloc((span + 1) * sizeof *space->steps);
        space->best_steps = malloc((span + 1) * sizeof *space->best_steps);
    }
    if (space != NULL && finder != NULL && space->list.starts != NULL && space->totals != NULL
        && space->steps != NULL && space->best_steps != NULL) {
        bit_writer writer = {out, 0, 0};
        // Deflate with a window of 32 kB, the slowest level.
        bits_put(&writer, 0xDA78, 16);
        size_t position = 0;
        int goes_on = 1;
        while (goes_on && position < count) {
            size_t left = count - position, next = left < span ? left : span;
            goes_on = compress_span(space, finder, input, count, position, next, rounds, &writer);
            position += next;
        }
        if (count == 0) {
            block_begin(&space->block, 0);
            block_write(&space->block, 1, &writer);
        }
        bits_align(&writer);
        uint32_t sum = deflate_adler32(input, count);
        for (int shift = 24; shift >= 0; shift -= 8) bits_put(&writer, sum >> shift & 0xFF, 8);
        if (goes_on) length = (size_t)(writer.next - out);
    }
    match_finder_free(finder);
    if (space != NULL) {
        free(space->list.items);
        free(space->list.starts);
        free(space->totals);
        free(space->steps);
        free(space->best_steps);
        free(space);
    }
    return length;
}
