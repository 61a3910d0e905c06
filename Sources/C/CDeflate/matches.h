#ifndef CDEFLATE_MATCHES_H
#define CDEFLATE_MATCHES_H

#include <stddef.h>
#include <stdint.h>

/// A place earlier in the input that goes on as this one does.
typedef struct {
    uint16_t length, distance;
} found_match;

/// For every position of a span of input the matches worth considering, shortest first: each is longer than the one
/// before it, and no match of its length is nearer, as far as the search went.
typedef struct {
    found_match *items;
    size_t count, capacity;
    /// Where the matches of a position begin, and one more for the end of the last.
    uint32_t *starts;
    int is_out_of_memory;
} match_list;

/// Finds matches by binary trees of what was met before, one for each hash, sorted by the bytes that follow.
typedef struct match_finder match_finder;

/// NULL where memory (about 600 kB) ran out.
match_finder *match_finder_make(void);
void match_finder_free(match_finder *finder);

/// Appends the matches of `span` positions from `position` on, which must follow those asked for before.
///
/// - input: `count` bytes, below 2³¹.
void match_finder_run(
    match_finder *finder, const uint8_t *input, size_t count, size_t position, size_t span, match_list *list);

#endif
