#ifndef FUTEX_H
#define FUTEX_H

#include <stdbool.h>
#include <stdint.h>

/// Answers what `Mutex` asks of the kernel; false for every other operation.
///
/// - a: the arguments of the system call.
bool darkroom_answers_futex(const long a[6], long *result);

#endif
