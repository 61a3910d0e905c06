#include "parse.h"

enum {
    /// Of longer matches only the shortest and the longest parts are tried, this many of each; all of them would
    /// save 0.1 % of the bytes.
    tried_parts = 8,
};

/// log2 in 1/`cost_unit`, rounded down: bits of a fraction come from squaring it, so no table and no floating point
/// is needed.
static uint32_t logarithm(uint32_t value) {
    unsigned whole = highest_bit(value);
    uint64_t mantissa = (uint64_t)value << (31 - whole);
    uint32_t result = whole;
    for (int unit = 1; unit < cost_unit; unit *= 2) {
        mantissa = mantissa * mantissa >> 31;
        result *= 2;
        if (mantissa >> 32) {
            result++;
            mantissa >>= 1;
        }
    }
    return result;
}

/// The cost of a symbol that is met `frequency` times in `total`; those that are not met count as met half a time.
static uint32_t symbol_cost(uint32_t frequency, uint32_t total) {
    uint32_t all = logarithm(total > 0 ? total : 1);
    uint32_t cost = frequency > 0 ? all - logarithm(frequency) : all + cost_unit;
    uint32_t most = 15 * cost_unit, least = cost_unit / 8;
    return cost > most ? most : cost < least ? least : cost;
}

void costs_guess(symbol_costs *costs) {
    for (int i = 0; i < 256; i++) costs->literals[i] = 7 * cost_unit;
    for (uint32_t i = shortest_match; i <= longest_match; i++) {
        costs->lengths[i] = (5 + (uint32_t)length_symbol(i).extra_count) * cost_unit;
    }
    for (unsigned i = 0; i < distance_symbols; i++) costs->distances[i] = (4 + distance_extra(i)) * cost_unit;
}

void costs_measure(symbol_costs *costs, const uint32_t *literals, const uint32_t *distances) {
    uint32_t total = 0, far = 0;
    for (int i = 0; i < 286; i++) total += literals[i];
    for (int i = 0; i < distance_symbols; i++) far += distances[i];
    for (int i = 0; i < 256; i++) costs->literals[i] = symbol_cost(literals[i], total);
    for (uint32_t i = shortest_match; i <= longest_match; i++) {
        coded_number number = length_symbol(i);
        costs->lengths[i] = symbol_cost(literals[number.symbol], total) + number.extra_count * (uint32_t)cost_unit;
    }
    for (unsigned i = 0; i < distance_symbols; i++) {
        costs->distances[i] = symbol_cost(distances[i], far) + distance_extra(i) * cost_unit;
    }
}

void parse_cheapest(
    const symbol_costs *costs, const uint8_t *input, const match_list *list, size_t offset, size_t span,
    uint32_t *totals, parse_step *steps
) {
    totals[span] = 0;
    for (size_t i = span; i-- > 0;) {
        uint32_t best = totals[i + 1] + costs->literals[input[i]];
        parse_step step = {1, 0};
        const found_match *match = list->items + list->starts[offset + i];
        const found_match *end = list->items + list->starts[offset + i + 1];
        size_t parts = end - match == 1 && match->length == longest_match ? 1 : tried_parts;
        size_t least = shortest_match, left = span - i;
        for (; match < end && least <= left; match++) {
            uint32_t far = costs->distances[distance_symbol(match->distance).symbol];
            size_t most = match->length < left ? match->length : left;
            for (size_t length = most; length >= least; length--) {
                uint32_t total = totals[i + length] + costs->lengths[length] + far;
                if (total < best) {
                    best = total;
                    step = (parse_step){(uint16_t)length, match->distance};
                }
                if (most - length == parts && length > least + parts) length = least + parts;
            }
            least = most + 1;
        }
        totals[i] = best;
        steps[i] = step;
    }
}
