#ifndef CDEFLATE_MATCHING_H
#define CDEFLATE_MATCHING_H

#include "bytes.h"

#include <stddef.h>

#ifdef __SSE2__
#include <emmintrin.h>
#elif defined(__ARM_NEON) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#include <arm_neon.h>
#endif

/// Sixteen bytes.
#ifdef __SSE2__
typedef __m128i byte_vector;
static inline byte_vector load_vector(const uint8_t *bytes) { return _mm_loadu_si128((const __m128i *)bytes); }
/// How many bytes are equal before the first that is not.
static inline unsigned equal_in_vectors(byte_vector first, byte_vector second) {
    unsigned different = ~(unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(first, second));
    return (unsigned)__builtin_ctz(different);
}
#elif defined(__ARM_NEON) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
typedef uint8x16_t byte_vector;
static inline byte_vector load_vector(const uint8_t *bytes) { return vld1q_u8(bytes); }
static inline unsigned equal_in_vectors(byte_vector first, byte_vector second) {
    // Four bits for each byte.
    uint8x8_t equal = vshrn_n_u16(vreinterpretq_u16_u8(vceqq_u8(first, second)), 4);
    uint64_t different = ~vget_lane_u64(vreinterpret_u64_u8(equal), 0);
    return different == 0 ? 16 : (unsigned)__builtin_ctzll(different) >> 2;
}
#else
typedef struct {
    uint64_t low, high;
} byte_vector;
static inline byte_vector load_vector(const uint8_t *bytes) { return (byte_vector){load64(bytes), load64(bytes + 8)}; }
static inline unsigned equal_in_vectors(byte_vector first, byte_vector second) {
    uint64_t low = first.low ^ second.low, high = first.high ^ second.high;
    if (low != 0) return (unsigned)__builtin_ctzll(low) >> 3;
    return high == 0 ? 16 : 8 + ((unsigned)__builtin_ctzll(high) >> 3);
}
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

/// How many bytes before `first` equal those before `second`, at most `limit`; eight before each must be there to be
/// read.
static inline size_t equal_bytes_before(const uint8_t *first, const uint8_t *second, size_t limit) {
    uint64_t difference = load64(first - 8) ^ load64(second - 8);
    // The first byte that differs, from the end; trailing zeros are found faster than leading ones.
    size_t count = difference == 0 ? 8 : (size_t)__builtin_ctzll(__builtin_bswap64(difference)) >> 3;
    if (count >= limit) return limit;
    if (count == 8) {
        while (count < limit && first[-1 - (ptrdiff_t)count] == second[-1 - (ptrdiff_t)count]) count++;
    }
    return count;
}

#endif
