#include "CDigest.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <string.h>

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>
#endif

enum { block_size = 64 };

typedef void (*compress_function)(uint32_t state[8], const uint8_t *blocks, size_t count);

static const uint32_t round_constants[64] __attribute__((aligned(16))) = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t rotate_right(uint32_t word, int count) { return word >> count | word << (32 - count); }

static void compress_portable(uint32_t state[8], const uint8_t *blocks, size_t count) {
    for (; count > 0; count--, blocks += block_size) {
        uint32_t schedule[64];
        for (int i = 0; i < 16; i++)
            schedule[i] = (uint32_t)blocks[4 * i] << 24 | (uint32_t)blocks[4 * i + 1] << 16
                | (uint32_t)blocks[4 * i + 2] << 8 | blocks[4 * i + 3];
        for (int i = 16; i < 64; i++) {
            uint32_t x = schedule[i - 15], y = schedule[i - 2];
            schedule[i] = schedule[i - 16] + (rotate_right(x, 7) ^ rotate_right(x, 18) ^ x >> 3)
                + schedule[i - 7] + (rotate_right(y, 17) ^ rotate_right(y, 19) ^ y >> 10);
        }
        uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
        uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
        for (int i = 0; i < 64; i++) {
            uint32_t t1 = h + (rotate_right(e, 6) ^ rotate_right(e, 11) ^ rotate_right(e, 25))
                + ((e & f) ^ (~e & g)) + round_constants[i] + schedule[i];
            uint32_t t2 = (rotate_right(a, 2) ^ rotate_right(a, 13) ^ rotate_right(a, 22))
                + ((a & b) ^ (a & c) ^ (b & c));
            h = g, g = f, f = e, e = d + t1, d = c, c = b, b = a, a = t1 + t2;
        }
        state[0] += a, state[1] += b, state[2] += c, state[3] += d;
        state[4] += e, state[5] += f, state[6] += g, state[7] += h;
    }
}

#if defined(__x86_64__)

__attribute__((target("sha,sse4.1,ssse3")))
static void compress_sha_extensions(uint32_t state[8], const uint8_t *blocks, size_t count) {
    const __m128i big_endian = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
    // The instructions want the state as (a b e f) and (c d g h), highest word first.
    __m128i dcba = _mm_loadu_si128((const __m128i *)state), hgfe = _mm_loadu_si128((const __m128i *)(state + 4));
    __m128i cdab = _mm_shuffle_epi32(dcba, 0xB1), efgh = _mm_shuffle_epi32(hgfe, 0x1B);
    __m128i abef = _mm_alignr_epi8(cdab, efgh, 8), cdgh = _mm_blend_epi16(efgh, cdab, 0xF0);
    for (; count > 0; count--, blocks += block_size) {
        const __m128i abef_before = abef, cdgh_before = cdgh;
        __m128i schedule[4];
        for (int i = 0; i < 16; i++) {
            __m128i words;
            if (i < 4) {
                words = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)blocks + i), big_endian);
            } else {
                __m128i last = schedule[(i - 1) & 3];
                words = _mm_sha256msg1_epu32(schedule[i & 3], schedule[(i - 3) & 3]);
                words = _mm_add_epi32(words, _mm_alignr_epi8(last, schedule[(i - 2) & 3], 4));
                words = _mm_sha256msg2_epu32(words, last);
            }
            schedule[i & 3] = words;
            words = _mm_add_epi32(words, _mm_load_si128((const __m128i *)round_constants + i));
            cdgh = _mm_sha256rnds2_epu32(cdgh, abef, words);
            abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(words, 0x0E));
        }
        abef = _mm_add_epi32(abef, abef_before);
        cdgh = _mm_add_epi32(cdgh, cdgh_before);
    }
    __m128i feba = _mm_shuffle_epi32(abef, 0x1B), dchg = _mm_shuffle_epi32(cdgh, 0xB1);
    _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(feba, dchg, 0xF0));
    _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(dchg, feba, 8));
}

static bool find_sha_extensions(void) {
    unsigned a, b, c, d;
    if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_SSSE3) || !(c & bit_SSE4_1)) return false;
    return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & bit_SHA);
}

/// Asks the processor once: in a virtual machine the hypervisor answers, which took 2 % of a picture's time.
static bool has_sha_extensions(void) {
    enum { unknown, absent, present };
    static atomic_int known = unknown;
    int answer = atomic_load_explicit(&known, memory_order_relaxed);
    if (answer == unknown) {
        answer = find_sha_extensions() ? present : absent;
        atomic_store_explicit(&known, answer, memory_order_relaxed);
    }
    return answer == present;
}

#endif

static void digest_with(compress_function compress, const void *bytes, size_t count, uint8_t digest[32]) {
    uint32_t state[8] = {
        0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
    };
    size_t whole = count / block_size, rest = count % block_size;
    compress(state, bytes, whole);

    // The rest, a one bit, zeros and the length in bits fill one block or two.
    uint8_t tail[2 * block_size] = {0};
    if (rest) memcpy(tail, (const uint8_t *)bytes + whole * block_size, rest);
    tail[rest] = 0x80;
    size_t tail_size = rest + 9 <= block_size ? block_size : 2 * block_size;
    uint64_t bits = (uint64_t)count * 8;
    for (int i = 0; i < 8; i++) tail[tail_size - 1 - i] = (uint8_t)(bits >> 8 * i);
    compress(state, tail, tail_size / block_size);

    for (int i = 0; i < 32; i++) digest[i] = (uint8_t)(state[i / 4] >> (24 - 8 * (i % 4)));
}

void darkroom_sha256_portable(const void *bytes, size_t count, uint8_t digest[32]) {
    digest_with(compress_portable, bytes, count, digest);
}

void darkroom_sha256(const void *bytes, size_t count, uint8_t digest[32]) {
    compress_function compress = compress_portable;
#if defined(__x86_64__)
    if (has_sha_extensions()) compress = compress_sha_extensions;
#endif
    digest_with(compress, bytes, count, digest);
}
