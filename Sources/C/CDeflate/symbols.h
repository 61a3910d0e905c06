#ifndef CDEFLATE_SYMBOLS_H
#define CDEFLATE_SYMBOLS_H

#include <stdint.h>

// Deflate's alphabets of lengths and distances (RFC 1951, 3.2.5): a symbol states the two highest bits of a
// distance, or the three highest of a length, and extra bits state the rest.

enum { shortest_match = 3, longest_match = 258, farthest = 32768, end_of_block = 256 };

typedef struct {
    uint16_t symbol;
    uint8_t extra_count;
    uint16_t extra;
} coded_number;

static inline unsigned highest_bit(uint32_t value) { return 31u - (unsigned)__builtin_clz(value); }

/// For a length in 3...258; the symbol belongs to the alphabet of literals.
static inline coded_number length_symbol(uint32_t length) {
    uint32_t value = length - shortest_match;
    if (length == longest_match) return (coded_number){285, 0, 0};
    // The bit that is set makes numbers without extra bits a case like the others, so there is no branch.
    unsigned extra = highest_bit(value | 4) - 2;
    return (coded_number){
        (uint16_t)(257 + 4 * extra + (value >> extra)), (uint8_t)extra, (uint16_t)(value & ((1u << extra) - 1))};
}

/// For a distance in 1...32768.
static inline coded_number distance_symbol(uint32_t distance) {
    uint32_t value = distance - 1;
    unsigned extra = highest_bit(value | 2) - 1;
    return (coded_number){
        (uint16_t)(2 * extra + (value >> extra)), (uint8_t)extra, (uint16_t)(value & ((1u << extra) - 1))};
}

static inline unsigned length_extra(unsigned symbol) { return symbol < 265 || symbol == 285 ? 0 : (symbol - 261) / 4; }

static inline unsigned distance_extra(unsigned symbol) { return symbol < 4 ? 0 : symbol / 2 - 1; }

#endif
