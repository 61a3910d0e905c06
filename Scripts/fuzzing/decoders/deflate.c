// Our encoder: zlib must read back what went in, and no byte beyond its bound may be written.
#include "CDeflate.h"
#include "input.h"

#include <stdlib.h>
#include <zlib.h>

enum { most_bytes = 1 << 19 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    input from = {data, size};
    unsigned form = (unsigned)take(&from, 1);
    size_t stride = take(&from, 2), pixel = form & 1 ? 3 : 4;
    // Blocks are full after 131,072 bytes of noise or 16,384 matches: the rest of the input is repeated, as it is or
    // with noise.
    size_t repeats = form & 2 ? 1 + take(&from, 2) : 1, count = from.left * repeats;
    if (count > most_bytes) count = most_bytes;
    uint8_t *rows = malloc(count ? count : 1), *back = malloc(count ? count : 1);
    size_t bound = deflate_bound(count);
    uint8_t *out = malloc(bound);
    HOLDS(rows && back && out);
    uint32_t noise = form;
    for (size_t i = 0; i < count; i++) {
        noise = noise * 1664525u + 1013904223u;
        rows[i] = from.next[i % from.left];
        if (form & 4 && noise >> 24 < (form & 0xF8)) rows[i] ^= (uint8_t)(noise >> 16);
    }
    size_t length = deflate_picture(rows, count, stride, pixel, out);
    HOLDS(length > 0 && length <= bound);
    uint8_t *plain = malloc(bound);
    HOLDS(plain && deflate_picture_plain(rows, count, stride, pixel, plain) == length);
    HOLDS(memcmp(plain, out, length) == 0);
    free(plain);
    uLongf read = count;
    uLong used = length;
    HOLDS(uncompress2(back, &read, out, &used) == Z_OK && read == count && used == length);
    HOLDS(memcmp(rows, back, count) == 0);
    HOLDS(deflate_adler32(rows, count) == deflate_adler32_plain(rows, count));
    HOLDS(deflate_adler32(rows, count) == adler32(adler32(0, NULL, 0), rows, (uInt)count));
    free(rows), free(back), free(out);
    return 0;
}
