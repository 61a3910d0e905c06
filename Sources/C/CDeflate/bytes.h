#ifndef CDEFLATE_BYTES_H
#define CDEFLATE_BYTES_H

#include <stdint.h>
#include <string.h>

// Little-endian words at any address.

#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
static inline uint32_t little32(uint32_t value) { return __builtin_bswap32(value); }
static inline uint64_t little64(uint64_t value) { return __builtin_bswap64(value); }
#else
static inline uint32_t little32(uint32_t value) { return value; }
static inline uint64_t little64(uint64_t value) { return value; }
#endif

static inline uint32_t load32(const uint8_t *bytes) {
    uint32_t value;
    memcpy(&value, bytes, sizeof value);
    return little32(value);
}

static inline uint64_t load64(const uint8_t *bytes) {
    uint64_t value;
    memcpy(&value, bytes, sizeof value);
    return little64(value);
}

static inline void store64(uint8_t *bytes, uint64_t value) {
    value = little64(value);
    memcpy(bytes, &value, sizeof value);
}

#endif
