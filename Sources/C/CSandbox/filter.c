#define _GNU_SOURCE
#include "filter.h"

#include <linux/audit.h>
#include <sys/prctl.h>
#include <unistd.h>

#if defined(__x86_64__)
enum { processor = AUDIT_ARCH_X86_64 };
#elif defined(__aarch64__)
enum { processor = AUDIT_ARCH_AARCH64 };
#else
#error "filters are written for x86_64 and aarch64"
#endif

static void add(struct filter *filter, uint16_t code, uint8_t then, uint8_t otherwise, uint32_t value) {
    // The lines are a constant of this library: too many of them show at the first start.
    if (filter->count >= filter_capacity) __builtin_trap();
    filter->lines[filter->count++] = (struct sock_filter){code, then, otherwise, value};
}

static void load_call(struct filter *filter) {
    add(filter, BPF_LD | BPF_W | BPF_ABS, 0, 0, offsetof(struct seccomp_data, nr));
}

static void load(struct filter *filter, int argument, int half) {
    // Both processors are little-endian.
    uint32_t offset = offsetof(struct seccomp_data, args) + 8 * (uint32_t)argument + 4 * (uint32_t)half;
    add(filter, BPF_LD | BPF_W | BPF_ABS, 0, 0, offset);
}

static void refuse(struct filter *filter, int error) {
    add(filter, BPF_RET | BPF_K, 0, 0, SECCOMP_RET_ERRNO | ((uint32_t)error & SECCOMP_RET_DATA));
}

// Skips `lines` lines for any other call.
static void if_call(struct filter *filter, long call, uint8_t lines) {
    add(filter, BPF_JMP | BPF_JEQ | BPF_K, 0, lines, (uint32_t)call);
}

void filter_begin(struct filter *filter) {
    filter->count = 0;
    add(filter, BPF_LD | BPF_W | BPF_ABS, 0, 0, offsetof(struct seccomp_data, arch));
    add(filter, BPF_JMP | BPF_JEQ | BPF_K, 1, 0, processor);
    refuse(filter, EPERM);
    load_call(filter);
#if defined(__x86_64__)
    // The calls of x32, which are the same ones under other numbers.
    add(filter, BPF_JMP | BPF_JSET | BPF_K, 0, 1, 0x40000000);
    refuse(filter, ENOSYS);
#endif
}

void filter_refuse(struct filter *filter, long call, int error) {
    if_call(filter, call, 1);
    refuse(filter, error);
}

void filter_require(struct filter *filter, long call, int argument, uint32_t value, int error) {
    filter_require_one(filter, call, argument, &value, 1, error);
}

void filter_require_one(
    struct filter *filter, long call, int argument, const uint32_t *values, uint8_t count, int error
) {
    if_call(filter, call, count + 3);
    load(filter, argument, 0);
    for (uint8_t index = 0; index < count; index++)
        add(filter, BPF_JMP | BPF_JEQ | BPF_K, count - index, 0, values[index]);
    refuse(filter, error);
    load_call(filter);
}

void filter_forbid(struct filter *filter, long call, int argument, uint32_t value, int error) {
    filter_forbid_bits(filter, call, argument, UINT32_MAX, value, error);
}

void filter_forbid_bits(
    struct filter *filter, long call, int argument, uint32_t mask, uint32_t value, int error
) {
    if_call(filter, call, 5);
    load(filter, argument, 0);
    add(filter, BPF_ALU | BPF_AND | BPF_K, 0, 0, mask);
    add(filter, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, value);
    refuse(filter, error);
    load_call(filter);
}

void filter_forbid_any(struct filter *filter, long call, int argument, uint32_t bits, int error) {
    if_call(filter, call, 4);
    load(filter, argument, 0);
    add(filter, BPF_JMP | BPF_JSET | BPF_K, 0, 1, bits);
    refuse(filter, error);
    load_call(filter);
}

void filter_require_bits(struct filter *filter, long call, int argument, uint32_t bits, int error) {
    if_call(filter, call, 4);
    load(filter, argument, 0);
    add(filter, BPF_JMP | BPF_JSET | BPF_K, 1, 0, bits);
    refuse(filter, error);
    load_call(filter);
}

void filter_refuse_from(struct filter *filter, long first, int error) {
    add(filter, BPF_JMP | BPF_JGE | BPF_K, 0, 1, (uint32_t)first);
    refuse(filter, error);
}

void filter_require_null(struct filter *filter, long call, int argument, int error) {
    if_call(filter, call, 6);
    load(filter, argument, 0);
    add(filter, BPF_JMP | BPF_JEQ | BPF_K, 0, 2, 0);
    load(filter, argument, 1);
    add(filter, BPF_JMP | BPF_JEQ | BPF_K, 1, 0, 0);
    refuse(filter, error);
    load_call(filter);
}

int filter_install(struct filter *filter) {
    add(filter, BPF_RET | BPF_K, 0, 0, SECCOMP_RET_ALLOW);
    struct sock_fprog program = {.len = filter->count, .filter = filter->lines};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return errno;
    long failed = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program);
    // A number above 0 is a thread that could not be taken along.
    return failed == 0 ? 0 : failed > 0 ? EBUSY : errno;
}
