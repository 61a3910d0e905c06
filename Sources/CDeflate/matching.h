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
    while (count + 64 <= limit) {
        __m128i equal = _mm_set1_epi8(-1);
        for (size_t i = count; i < count + 64; i += 16) {
            __m128i left = _mm_loadu_si128((const __m128i *)(first + i));
            equal = _mm_and_si128(equal, _mm_cmpeq_epi8(left, _mm_loadu_si128((const __m128i *)(second + i))));
        }
        if (_mm_movemask_epi8(equal) != 0xFFFF) break;
        count += 64;
    }
    while (count + 16 <= limit) {
        __m128i left = _mm_loadu_si128((const __m128i *)(first + count));
        __m128i right = _mm_loadu_si128((const __m128i *)(second + count));
        unsigned equal = (unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(left, right));
        if (equal != 0xFFFF) return count + (size_t)__builtin_ctz(~equal);
        count += 16;
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
