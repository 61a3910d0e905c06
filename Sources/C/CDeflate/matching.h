#ifndef CDEFLATE_MATCHING_H
#define CDEFLATE_MATCHING_H

#include "bytes.h"

#include <stddef.h>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

/// How many bytes at `first` equal those at `second`, at most `limit`. The ranges may overlap.
static inline size_t equal_bytes(const uint8_t *first, const uint8_t *second, size_t limit) {
    size_t count = 0;
    // Most differences are near, so whole vectors pay only after a word.
    if (limit >= 8) {
        uint64_t difference = load64(first) ^ load64(second);
        if (difference != 0) return (size_t)__builtin_ctzll(difference) >> 3;
        count = 8;
    }
#ifdef __SSE2__
    // Runs of a background are hundreds or thousands of bytes long; one branch for 64 of them.
    for (; count + 64 <= limit; count += 64) {
        __m128i equal[4];
        for (size_t i = 0; i < 4; i++) {
            __m128i left = _mm_loadu_si128((const __m128i *)(first + count + 16 * i));
            equal[i] = _mm_cmpeq_epi8(left, _mm_loadu_si128((const __m128i *)(second + count + 16 * i)));
        }
        __m128i all = _mm_and_si128(_mm_and_si128(equal[0], equal[1]), _mm_and_si128(equal[2], equal[3]));
        if (_mm_movemask_epi8(all) == 0xFFFF) continue;
        uint64_t mask = 0;
        for (unsigned i = 0; i < 4; i++) mask |= (uint64_t)_mm_movemask_epi8(equal[i]) << (16 * i);
        return count + (size_t)__builtin_ctzll(~mask);
    }
#endif
    while (count + 8 <= limit) {
        uint64_t difference = load64(first + count) ^ load64(second + count);
        if (difference != 0) return count + ((size_t)__builtin_ctzll(difference) >> 3);
        count += 8;
    }
    while (count < limit && first[count] == second[count]) count++;
    return count;
}

#endif
