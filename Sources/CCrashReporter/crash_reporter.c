#define _GNU_SOURCE
#include "CCrashReporter.h"

#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>

static const char message[] = "Fatal error: Stack overflow";

const char *darkroom_stack_overflow_message(void) { return message; }

static uintptr_t stack_pointer(const ucontext_t *context) {
#if defined(__x86_64__)
    return (uintptr_t)context->uc_mcontext.gregs[REG_RSP];
#elif defined(__aarch64__)
    return (uintptr_t)context->uc_mcontext.sp;
#endif
}

// Runs on a stack of its own. Only calls that are safe in a signal handler.
static void handle(int signal_number, siginfo_t *info, void *context) {
    // An overflowing frame touches the guard page just below the stack pointer, or just above it once the pointer
    // has moved past a large frame. Stray pointers are seldom within a mebibyte of it.
    enum { reach = 1 << 20 };
    uintptr_t address = (uintptr_t)info->si_addr, pointer = stack_pointer(context);
    uintptr_t distance = address > pointer ? address - pointer : pointer - address;
    if (distance < reach) {
        ssize_t ignored = write(STDERR_FILENO, message, strlen(message));
        ignored = write(STDERR_FILENO, "\n", 1);
        (void)ignored;
    }
    // Returning repeats the access, now with the default action: death by the same signal.
    signal(signal_number, SIG_DFL);
}

void darkroom_prepare_for_crashes(void) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    static _Alignas(16) char alternate_stack[64 * 1024];
    stack_t stack = {.ss_sp = alternate_stack, .ss_size = sizeof alternate_stack};
    sigaltstack(&stack, NULL);
    struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    sigemptyset(&action.sa_mask);
    sigaction(SIGSEGV, &action, NULL);
    sigaction(SIGBUS, &action, NULL);
}
