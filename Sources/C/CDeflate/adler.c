#include "CDeflate.h"

#include <string.h>

#ifdef __SSE2__
#include <immintrin.h>
#endif

// Adler-32 is two sums modulo 65521: a of the bytes, and b of the values that a takes after each byte.
// The sums are reduced after at most 5552 bytes, the most for which b stays below 2 to the power of 32.

enum { modulus = 65521, longest_span = 5552 };

static void add_plain(const uint8_t *bytes, size_t count, uint32_t *a, uint32_t *b) {
    while (count > 0) {
        size_t span = count < longest_span ? count : longest_span;
        for (size_t i = 0; i < span; i++) {
            *a += bytes[i];
            *b += *a;
        }
        *a %= modulus;
        *b %= modulus;
        bytes += span;
        count -= span;
    }
}

static uint32_t plain_after(uint32_t sum, const uint8_t *bytes, size_t count) {
    uint32_t a = sum & 0xFFFF, b = sum >> 16;
    add_plain(bytes, count, &a, &b);
    return b << 16 | a;
}

uint32_t deflate_adler32_plain(const uint8_t *bytes, size_t count) { return plain_after(1, bytes, count); }

#ifdef __SSE2__

/// Adds `count` bytes, a multiple of 32 and at most `longest_span`.
///
/// Within a step of 32 bytes b grows by 32 times the a before it, and by each byte times the number of values of a
/// that contain it, which depends on the byte's column alone. So columns are added up and weighted at the end; a
/// column of 173 steps fits in 16 bits.
static void add_steps(const uint8_t *bytes, size_t count, uint32_t *a, uint32_t *b) {
    const __m128i zero = _mm_setzero_si128(), low = _mm_set1_epi16(0xFF);
    __m128i sums = zero, earlier = zero, even[2] = {zero, zero}, odd[2] = {zero, zero};
    for (size_t i = 0; i < count; i += 32) {
        __m128i first = _mm_loadu_si128((const __m128i *)(bytes + i));
        __m128i second = _mm_loadu_si128((const __m128i *)(bytes + i + 16));
        earlier = _mm_add_epi32(earlier, sums);
        sums = _mm_add_epi32(sums, _mm_add_epi32(_mm_sad_epu8(first, zero), _mm_sad_epu8(second, zero)));
        even[0] = _mm_add_epi16(even[0], _mm_and_si128(first, low));
        odd[0] = _mm_add_epi16(odd[0], _mm_srli_epi16(first, 8));
        even[1] = _mm_add_epi16(even[1], _mm_and_si128(second, low));
        odd[1] = _mm_add_epi16(odd[1], _mm_srli_epi16(second, 8));
    }
    uint16_t even_columns[16], odd_columns[16];
    uint64_t sum[2], sum_earlier[2];
    memcpy(even_columns, even, sizeof even_columns);
    memcpy(odd_columns, odd, sizeof odd_columns);
    memcpy(sum, &sums, sizeof sum);
    memcpy(sum_earlier, &earlier, sizeof sum_earlier);
    *b += (uint32_t)count * *a + 32 * (uint32_t)(sum_earlier[0] + sum_earlier[1]);
    for (uint32_t i = 0; i < 16; i++) *b += even_columns[i] * (32 - 2 * i) + odd_columns[i] * (31 - 2 * i);
    *a += (uint32_t)(sum[0] + sum[1]);
}

#ifdef __x86_64__

/// `add_steps` with vectors of 32 bytes.
__attribute__((target("avx2"))) static void add_wide_steps(
    const uint8_t *bytes, size_t count, uint32_t *a, uint32_t *b
) {
    const __m256i zero = _mm256_setzero_si256(), ones = _mm256_set1_epi16(1);
    const __m256i weights = _mm256_setr_epi8(
        32, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3,
        2, 1);
    __m256i sums = zero, earlier = zero, weighted = zero;
    for (size_t i = 0; i < count; i += 32) {
        __m256i step = _mm256_loadu_si256((const __m256i *)(bytes + i));
        earlier = _mm256_add_epi32(earlier, sums);
        sums = _mm256_add_epi32(sums, _mm256_sad_epu8(step, zero));
        // Two neighbors weigh at most 255 * 63, which fits in 16 bits.
        weighted = _mm256_add_epi32(weighted, _mm256_madd_epi16(_mm256_maddubs_epi16(step, weights), ones));
    }
    uint32_t sum[8], sum_earlier[8], sum_weighted[8];
    _mm256_storeu_si256((__m256i *)sum, sums);
    _mm256_storeu_si256((__m256i *)sum_earlier, earlier);
    _mm256_storeu_si256((__m256i *)sum_weighted, weighted);
    uint32_t all = 0, all_earlier = 0, all_weighted = 0;
    for (int i = 0; i < 8; i++) all += sum[i], all_earlier += sum_earlier[i], all_weighted += sum_weighted[i];
    *b += (uint32_t)count * *a + 32 * all_earlier + all_weighted;
    *a += all;
}

#endif

uint32_t deflate_adler32_after(uint32_t sum, const uint8_t *bytes, size_t count) {
    uint32_t a = sum & 0xFFFF, b = sum >> 16;
    void (*add)(const uint8_t *, size_t, uint32_t *, uint32_t *) = add_steps;
#ifdef __x86_64__
    // The sums are the same, whatever adds them up.
    if (__builtin_cpu_supports("avx2")) add = add_wide_steps;
#endif
    while (count >= 32) {
        size_t span = (count < longest_span ? count : longest_span) & ~(size_t)31;
        add(bytes, span, &a, &b);
        a %= modulus;
        b %= modulus;
        bytes += span;
        count -= span;
    }
    add_plain(bytes, count, &a, &b);
    return b << 16 | a;
}

#else

uint32_t deflate_adler32_after(uint32_t sum, const uint8_t *bytes, size_t count) { return plain_after(sum, bytes, count); }

#endif

uint32_t deflate_adler32(const uint8_t *bytes, size_t count) { return deflate_adler32_after(1, bytes, count); }
