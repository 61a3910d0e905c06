#ifndef CDETERMINISM_H
#define CDETERMINISM_H

#include <stdbool.h>
#include <stdint.h>

// The library defines functions of libc under libc's own names. The dynamic linker binds Foundation, Dispatch and
// the Swift runtime to them when the definitions lie in the executable, or in a shared library that the executable
// names before libc. Until a function below switches them on, all of them do what libc's do.

/// Makes the calendar clock stand still at `nanoseconds` since 1970 in every thread of this process.
///
/// `clock_gettime(CLOCK_REALTIME)`, `gettimeofday`, `time` and `timespec_get` answer that instant, and waits until
/// a point of calendar time last as long as they would. Monotonic clocks and the times of files stay real.
void darkroom_clock_freeze(int64_t nanoseconds);

/// Lets the calendar clock run again.
void darkroom_clock_release(void);

/// Whether the calendar clock stands still.
bool darkroom_clock_is_frozen(void);

/// Starts reproducible streams behind every source of randomness: Swift's `SystemRandomNumberGenerator`, Foundation's
/// `UUID()`, reads of `/dev/urandom` and `/dev/random`, `getrandom`, `getentropy`, `arc4random*`, and the generators
/// of `rand`, `random` and `drand48`. The main thread has a stream of its own; the other threads share one, whose
/// order is as reproducible as their own order is.
void darkroom_entropy_seed(uint64_t seed);

/// Gives the system's own entropy back. The generators of `rand`, `random` and `drand48` keep their state.
void darkroom_entropy_release(void);

/// Makes connections over IPv4 and IPv6 fail as on a machine without a network, at once, and names resolve to nothing.
void darkroom_network_refuse(void);

/// Lets connections through again.
void darkroom_network_allow(void);

#endif
