#ifndef CDIGEST_H
#define CDIGEST_H

#include <stddef.h>
#include <stdint.h>

/// Writes the 32 bytes of the SHA-256 digest (FIPS 180-4) of `count` bytes to `digest`.
///
/// Uses the processor's SHA extensions where it has them; the result is the same without.
void darkroom_sha256(const void *bytes, size_t count, uint8_t digest[32]);

/// The same with portable code only, for tests.
void darkroom_sha256_portable(const void *bytes, size_t count, uint8_t digest[32]);

#endif
