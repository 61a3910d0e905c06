#include "matches.h"
#include "matching.h"
#include "symbols.h"

#include <stdlib.h>

enum {
    window = 32768,
    hash_bits = 15,
    /// How many nodes of a tree are visited: half as many cost 0.3 % of the bytes, twice as many save 0.1 %.
    deepest = 200,
    absent = -1,
};

struct match_finder {
    /// The newest position of each hash of 4 bytes, a tree's root, and of 3 bytes.
    int32_t roots[1 << hash_bits], short_heads[1 << hash_bits];
    /// The smaller and the larger child of each position of the window.
    int32_t children[2 * window];
};

match_finder *match_finder_make(void) {
    match_finder *finder = malloc(sizeof *finder);
    if (finder != NULL) memset(finder, 0xFF, sizeof *finder);
    return finder;
}

void match_finder_free(match_finder *finder) { free(finder); }

static void append(match_list *list, size_t length, size_t distance) {
    if (list->count == list->capacity) {
        size_t capacity = list->capacity * 2 + 4096;
        found_match *items = realloc(list->items, capacity * sizeof *items);
        if (items == NULL) {
            list->is_out_of_memory = 1;
            return;
        }
        list->items = items;
        list->capacity = capacity;
    }
    list->items[list->count++] = (found_match){(uint16_t)length, (uint16_t)distance};
}

/// Makes `position` the root of its tree, and meets what is most like it on the way down.
///
/// Nodes that are larger and smaller than the new root hang below it on two sides. Whatever lies between the last
/// node that was larger and the last that was smaller shares with the root what both of those share.
static void insert(
    match_finder *finder, const uint8_t *input, size_t position, size_t limit, size_t best, match_list *list
) {
    const uint8_t *here = input + position;
    int32_t *root = &finder->roots[load32(here) * 0x9E3779B1u >> (32 - hash_bits)];
    int32_t node = *root;
    *root = (int32_t)position;
    int32_t *smaller = &finder->children[2 * (position % window)], *larger = smaller + 1;
    size_t smaller_length = 0, larger_length = 0;
    for (int depth = 0; depth < deepest && node != absent; depth++) {
        size_t distance = position - (size_t)node;
        // A node as far as the window shares its place with the root.
        if (distance >= window) break;
        int32_t *pair = &finder->children[2 * ((size_t)node % window)];
        size_t length = smaller_length < larger_length ? smaller_length : larger_length;
        length += equal_bytes(here + length, input + node + length, limit - length);
        if (length > best) {
            best = length;
            if (list != NULL) append(list, length, distance);
        }
        if (length == limit) {
            // It cannot be told apart from the root, which takes its place.
            *smaller = pair[0];
            *larger = pair[1];
            return;
        }
        if (input[(size_t)node + length] < here[length]) {
            *smaller = node;
            smaller = &pair[1];
            smaller_length = length;
            node = *smaller;
        } else {
            *larger = node;
            larger = &pair[0];
            larger_length = length;
            node = *larger;
        }
    }
    *smaller = *larger = absent;
}

void match_finder_run(
    match_finder *finder, const uint8_t *input, size_t count, size_t position, size_t span, match_list *list
) {
    size_t last_distance = 0;
    for (size_t i = 0; i < span; i++, position++) {
        list->starts[i] = (uint32_t)list->count;
        size_t left = count - position;
        if (left < 4) continue;
        size_t limit = left < longest_match ? left : longest_match;
        const uint8_t *here = input + position;
        uint32_t three = (load32(here) & 0xFFFFFF) * 0x9E3779B1u >> (32 - hash_bits);
        int32_t last = finder->short_heads[three];
        finder->short_heads[three] = (int32_t)position;
        size_t best = shortest_match - 1, first = list->count;
        if (last != absent && position - (size_t)last < window) {
            size_t length = equal_bytes(here, input + last, limit);
            if (length > best) {
                best = length;
                append(list, length, position - (size_t)last);
            }
        }
        insert(finder, input, position, limit, best, list);
        size_t distance = 0;
        if (list->count > first && list->items[list->count - 1].length == longest_match) {
            distance = list->items[list->count - 1].distance;
            // Inside of a repetition that is longer than the longest match nothing else is worth trying.
            if (distance == last_distance) {
                list->items[first] = list->items[list->count - 1];
                list->count = first + 1;
            }
        }
        last_distance = distance;
    }
    list->starts[span] = (uint32_t)list->count;
}
