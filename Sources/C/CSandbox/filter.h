#ifndef FILTER_H
#define FILTER_H

#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/syscall.h>

// A filter of system calls, written down instruction by instruction. Every line of it lets a call pass to the next
// line or refuses it, so that lines can be read one by one.

enum { filter_capacity = 640 };

struct filter {
    struct sock_filter lines[filter_capacity];
    unsigned short count;
};

/// Begins with refusing calls of other processors, whose numbers mean something else.
void filter_begin(struct filter *filter);

/// Refuses a call with an error.
void filter_refuse(struct filter *filter, long call, int error);

/// Refuses a call unless its argument is the value. Only the lower half counts, as for the kernel where it takes an
/// `int`.
void filter_require(struct filter *filter, long call, int argument, uint32_t value, int error);

/// Refuses a call unless its argument is one of the values.
void filter_require_one(
    struct filter *filter, long call, int argument, const uint32_t *values, uint8_t count, int error);

/// Refuses a call if its argument is the value.
void filter_forbid(struct filter *filter, long call, int argument, uint32_t value, int error);

/// Refuses a call if its argument, as far as the mask goes, is the value.
void filter_forbid_bits(struct filter *filter, long call, int argument, uint32_t mask, uint32_t value, int error);

/// Refuses a call if its argument has one of the bits.
void filter_forbid_any(struct filter *filter, long call, int argument, uint32_t bits, int error);

/// Refuses a call unless its argument has one of the bits.
void filter_require_bits(struct filter *filter, long call, int argument, uint32_t bits, int error);

/// Refuses every call from a number on.
void filter_refuse_from(struct filter *filter, long first, int error);

/// Refuses a call unless its argument is a null pointer.
void filter_require_null(struct filter *filter, long call, int argument, int error);

/// Lets everything else pass and installs the filter for good, in every thread of the process.
/// - Returns: 0, or the number of an error.
int filter_install(struct filter *filter);

#endif
