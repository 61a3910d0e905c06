// SHA-256 with the processor's extensions and without, of bytes at any address.
#include "CDigest.h"
#include "input.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    size_t skipped = size > 0 ? data[0] % 16 % size : 0;
    uint8_t fast[32], portable[32];
    darkroom_sha256(data + skipped, size - skipped, fast);
    darkroom_sha256_portable(data + skipped, size - skipped, portable);
    HOLDS(memcmp(fast, portable, sizeof fast) == 0);
    return 0;
}
