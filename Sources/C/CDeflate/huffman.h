#ifndef CDEFLATE_HUFFMAN_H
#define CDEFLATE_HUFFMAN_H

#include <stddef.h>
#include <stdint.h>

enum { literal_symbols = 288, distance_symbols = 30, code_length_symbols = 19, longest_code = 15 };

/// A canonical prefix code. Codes are stored with their first bit lowest, as the stream wants them.
typedef struct {
    uint16_t codes[literal_symbols];
    uint8_t lengths[literal_symbols];
} huffman_code;

/// The lengths of a complete code of at most `limit` bits, the shortest where no code needed to be shortened.
/// At least two symbols get a code, as inflaters ask for a complete one. The frequencies' sum is below 2³².
void huffman_lengths(const uint32_t *frequencies, size_t count, unsigned limit, uint8_t *lengths);

/// The codes that follow from the lengths (RFC 1951, 3.2.2).
void huffman_assign(huffman_code *code, size_t count);

#endif
