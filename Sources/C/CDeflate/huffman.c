#include "huffman.h"

#include <string.h>

/// Sorts by the weights, which are the keys' bits from 16 on; `other` has room for as many. Equal weights keep their
/// order, which is that of the symbols.
static void sort(uint64_t *keys, uint64_t *other, size_t count) {
    uint64_t all = 0;
    for (size_t i = 0; i < count; i++) all |= keys[i];
    for (unsigned shift = 16; all >> shift != 0; shift += 8) {
        uint16_t places[256] = {0};
        for (size_t i = 0; i < count; i++) places[keys[i] >> shift & 0xFF]++;
        uint16_t place = 0;
        for (size_t byte = 0; byte < 256; byte++) {
            uint16_t with = places[byte];
            places[byte] = place;
            place = (uint16_t)(place + with);
        }
        for (size_t i = 0; i < count; i++) other[places[keys[i] >> shift & 0xFF]++] = keys[i];
        memcpy(keys, other, count * sizeof *keys);
    }
}

/// How many leaves of Huffman's tree lie at each depth; those deeper than `limit` count as at the limit.
/// The weights ascend and there are at least two.
static void count_depths(const uint64_t *keys, size_t leaves, unsigned limit, uint32_t *counts) {
    // Nodes come into being in the order of their weight, so two queues replace a heap.
    uint32_t weights[literal_symbols];
    uint16_t leaf_parents[literal_symbols], parents[literal_symbols];
    size_t leaf = 0, node = 0;
    for (size_t made = 0; made + 1 < leaves; made++) {
        uint32_t weight = 0;
        for (int child = 0; child < 2; child++) {
            // Leaves go first where weights are equal, which keeps the tree shallow.
            if (leaf < leaves && (node == made || (uint32_t)(keys[leaf] >> 16) <= weights[node])) {
                weight += (uint32_t)(keys[leaf] >> 16);
                leaf_parents[leaf++] = (uint16_t)made;
            } else {
                weight += weights[node];
                parents[node++] = (uint16_t)made;
            }
        }
        weights[made] = weight;
    }
    uint16_t depths[literal_symbols];
    size_t root = leaves - 2;
    depths[root] = 0;
    for (size_t i = root; i-- > 0;) depths[i] = (uint16_t)(depths[parents[i]] + 1);
    for (size_t i = 0; i < leaves; i++) {
        unsigned depth = depths[leaf_parents[i]] + 1u;
        counts[depth < limit ? depth : limit]++;
    }
}

/// Makes a code complete again whose longest codes were cut to `limit` bits.
static void complete(uint32_t *counts, unsigned limit) {
    // In units of the longest code: what is used, and what there is.
    uint32_t used = 0;
    for (unsigned length = 1; length <= limit; length++) used += counts[length] << (limit - length);
    // A code that is one bit longer makes room beside it for one of the longest: a unit less is used.
    for (uint32_t excess = used - (1u << limit); excess > 0; excess--) {
        unsigned length = limit - 1;
        while (counts[length] == 0) length--;
        counts[length]--;
        counts[length + 1] += 2;
        counts[limit]--;
    }
}

void huffman_lengths(const uint32_t *frequencies, size_t count, unsigned limit, uint8_t *lengths) {
    uint64_t keys[literal_symbols], other[literal_symbols];
    size_t used = 0;
    for (size_t symbol = 0; symbol < count; symbol++) {
        lengths[symbol] = 0;
        if (frequencies[symbol] > 0) keys[used++] = (uint64_t)frequencies[symbol] << 16 | symbol;
    }
    for (size_t symbol = 0; used < 2; symbol++) {
        if (frequencies[symbol] == 0) keys[used++] = (uint64_t)1 << 16 | symbol;
    }
    sort(keys, other, used);
    uint32_t counts[longest_code + 1] = {0};
    count_depths(keys, used, limit, counts);
    complete(counts, limit);
    size_t next = 0;
    for (unsigned length = limit; length > 0; length--) {
        for (uint32_t i = 0; i < counts[length]; i++) lengths[keys[next++] & 0xFFFF] = (uint8_t)length;
    }
}

static uint16_t reversed(uint32_t code, unsigned length) {
    code = (code & 0x5555) << 1 | (code >> 1 & 0x5555);
    code = (code & 0x3333) << 2 | (code >> 2 & 0x3333);
    code = (code & 0x0F0F) << 4 | (code >> 4 & 0x0F0F);
    code = (code & 0x00FF) << 8 | code >> 8;
    return (uint16_t)(code >> (16 - length));
}

void huffman_assign(huffman_code *code, size_t count) {
    uint32_t counts[longest_code + 1] = {0}, next[longest_code + 1] = {0};
    for (size_t symbol = 0; symbol < count; symbol++) counts[code->lengths[symbol]]++;
    counts[0] = 0;
    for (unsigned length = 1; length <= longest_code; length++) {
        next[length] = (next[length - 1] + counts[length - 1]) << 1;
    }
    for (size_t symbol = 0; symbol < count; symbol++) {
        unsigned length = code->lengths[symbol];
        code->codes[symbol] = length == 0 ? 0 : reversed(next[length]++, length);
    }
}
