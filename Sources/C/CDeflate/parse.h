#ifndef CDEFLATE_PARSE_H
#define CDEFLATE_PARSE_H

#include "block.h"
#include "matches.h"

/// What symbols with their extra bits are expected to cost, in 1/`cost_unit` bits.
typedef struct {
    uint32_t literals[256], lengths[longest_match + 1], distances[distance_symbols];
} symbol_costs;

enum { cost_unit = 64 };

/// The way to a position's end: a literal where the length is 1.
typedef struct {
    uint16_t length, distance;
} parse_step;

/// Costs to begin with, for pictures.
void costs_guess(symbol_costs *costs);

/// What the symbols of content with these frequencies cost, as if codes could have fractions of a bit.
void costs_measure(symbol_costs *costs, const uint32_t *literals, const uint32_t *distances);

/// Finds the cheapest way through `span` bytes.
///
/// - list: matches of the positions of a longer span, of which this begins at `offset`.
/// - totals: room for `span` + 1 numbers.
/// - steps: `span` of them; the way leads from the first by their lengths.
void parse_cheapest(
    const symbol_costs *costs, const uint8_t *input, const match_list *list, size_t offset, size_t span,
    uint32_t *totals, parse_step *steps);

#endif
