#ifndef CHASHSEED_H
#define CHASHSEED_H

#include <stdbool.h>

// A program that is linked with this library hashes alike in each of its runs, as if it had been started with
// SWIFT_DETERMINISTIC_HASHING: views that show sets and dictionaries in their own order show the same one.

/// Whether the Swift runtime has taken it on.
bool darkroom_hashing_is_deterministic(void);

#endif
