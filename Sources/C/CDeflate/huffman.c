#include "huffman.h"

#include <string.h>

/// Ascending. The keys are distinct, so the order does not depend on the method; the gaps are Ciura's.
static void sort(uint64_t *keys, size_t count) {
    static const size_t gaps[] = {132, 57, 23, 10, 4, 1};
    for (size_t g = 0; g < sizeof gaps / sizeof *gaps; g++) {
        size_t gap = gaps[g];
        for (size_t i = gap; i < count; i++) {
            uint64_t key = keys[i];
            size_t place = i;
            for (; place >= gap && keys[place - gap] > key; place -= gap) keys[place] = keys[place - gap];
            keys[place] = key;
        }
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
    uint64_t keys[literal_symbols];
    size_t used = 0;
    for (size_t symbol = 0; symbol < count; symbol++) {
        lengths[symbol] = 0;
        if (frequencies[symbol] > 0) keys[used++] = (uint64_t)frequencies[symbol] << 16 | symbol;
    }
    for (size_t symbol = 0; used < 2; symbol++) {
        if (frequencies[symbol] == 0) keys[used++] = (uint64_t)1 << 16 | symbol;
    }
    sort(keys, used);
    uint32_t counts[longest_code + 1] = {0};
    count_depths(keys, used, limit, counts);
    complete(counts, limit);
    size_t next = 0;
    for (unsigned length = limit; length > 0; length--) {
        for (uint32_t i = 0; i < counts[length]; i++) lengths[keys[next++] & 0xFFFF] = (uint8_t)length;
    }
}

static uint16_t reversed(uint32_t code, unsigned length) {
    uint32_t result = 0;
    for (unsigned i = 0; i < length; i++) result |= (code >> i & 1) << (length - 1 - i);
    return (uint16_t)result;
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
