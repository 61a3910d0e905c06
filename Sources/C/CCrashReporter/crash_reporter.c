#define _GNU_SOURCE
#include "CCrashReporter.h"

#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <ucontext.h>
#include <unistd.h>

static const char message[] = "Fatal error: Stack overflow";

const char *darkroom_stack_overflow_message(void) { return message; }

static const char memory_message[] = "Fatal error: Out of memory";

const char *darkroom_out_of_memory_message(void) { return memory_message; }

static void write_line(const char *line) {
    ssize_t ignored = write(STDERR_FILENO, line, strlen(line));
    ignored = write(STDERR_FILENO, "\n", 1);
    (void)ignored;
}

// How many bytes the limit counts: the sixth number is the pages of data and stack. Where a sandbox hides them, the
// most that was in memory.
static rlim_t counted_memory(void) {
    char text[128];
    int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
    if (file < 0) {
        struct rusage usage;
        return getrusage(RUSAGE_SELF, &usage) == 0 ? (rlim_t)usage.ru_maxrss * 1024 : 0;
    }
    ssize_t count = read(file, text, sizeof text - 1);
    close(file);
    rlim_t pages = 0;
    for (ssize_t index = 0, field = 0; index < count; index++) {
        if (text[index] == ' ') field++;
        else if (field == 5) pages = pages * 10 + (rlim_t)(text[index] - '0');
    }
    return pages * (rlim_t)sysconf(_SC_PAGESIZE);
}

// A process that is refused memory dies in many ways, few of which say so: of nil that nobody looked for, or of a
// trap. That it was at its limit tells. An eighth is more than what a picture asks for at once.
static void report_spent_memory(void) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_DATA, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return;
    if (counted_memory() > limit.rlim_cur / 8 * 7) write_line(memory_message);
}

static uintptr_t stack_pointer(const ucontext_t *context) {
#if defined(__x86_64__)
    return (uintptr_t)context->uc_mcontext.gregs[REG_RSP];
#elif defined(__aarch64__)
    return (uintptr_t)context->uc_mcontext.sp;
#endif
}

static uintptr_t program_counter(const ucontext_t *context) {
#if defined(__x86_64__)
    return (uintptr_t)context->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
    return (uintptr_t)context->uc_mcontext.pc;
#endif
}

static uintptr_t frame_pointer(const ucontext_t *context) {
#if defined(__x86_64__)
    return (uintptr_t)context->uc_mcontext.gregs[REG_RBP];
#elif defined(__aarch64__)
    return (uintptr_t)context->uc_mcontext.regs[29];
#endif
}

// Where the program's own code lies, without the libraries that it loads.
static uintptr_t program_base, program_start, program_end;

// The first that is told is the program.
static int find_program(struct dl_phdr_info *info, size_t size, void *ignored) {
    (void)size;
    (void)ignored;
    program_base = info->dlpi_addr;
    for (int index = 0; index < info->dlpi_phnum; index++) {
        const ElfW(Phdr) *segment = &info->dlpi_phdr[index];
        if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X)) continue;
        program_start = program_base + segment->p_vaddr;
        program_end = program_start + segment->p_memsz;
    }
    return 1;
}

static void write_place(uintptr_t address) {
    if (address < program_start || address >= program_end) return;
    char line[64] = "Trapped at 0x";
    size_t length = strlen(line);
    uintptr_t offset = address - program_base;
    for (int shift = 60; shift >= 0; shift -= 4) line[length++] = "0123456789abcdef"[(offset >> shift) & 15];
    line[length++] = '\n';
    ssize_t ignored = write(STDERR_FILENO, line, length);
    (void)ignored;
}

static void (*say_last)(int);
static int last_descriptor;

void darkroom_say_before_trap(void (*say)(int), int descriptor) {
    last_descriptor = descriptor;
    say_last = say;
}

static void end_of_patience(int ignored) {
    (void)ignored;
    signal(SIGILL, SIG_DFL);
    raise(SIGILL);
}

static void say_last_words(void) {
    void (*say)(int) = say_last;
    if (!say) return;
    say_last = NULL;
    signal(SIGALRM, end_of_patience);
    alarm(2);
    say(last_descriptor);
    alarm(0);
}

// A trap of plain Swift, such as an overflow or nil where something was promised, is an illegal instruction and says
// nothing: its place and those of its callers are told. Swift keeps frame pointers, each of which points at the next
// one further up the stack.
static void handle_trap(int signal_number, siginfo_t *info, void *context) {
    (void)info;
    enum { frames = 64, reach = 8 << 20 };
    uintptr_t bottom = stack_pointer(context), frame = frame_pointer(context);
    report_spent_memory();
    write_place(program_counter(context));
    for (int count = 0; count < frames; count++) {
        if (frame < bottom || frame - bottom > reach || frame % sizeof(uintptr_t)) break;
        const uintptr_t *words = (const uintptr_t *)frame;
        // The call lies before the address to return to.
        write_place(words[1] - 1);
        if (words[0] <= frame) break;
        frame = words[0];
    }
    say_last_words();
    signal(signal_number, SIG_DFL);
    raise(signal_number);
}

// Runs on a stack of its own. Only calls that are safe in a signal handler.
static void handle(int signal_number, siginfo_t *info, void *context) {
    // An overflowing frame touches the guard page just below the stack pointer, or just above it once the pointer
    // has moved past a large frame. Stray pointers are seldom within a mebibyte of it.
    enum { reach = 1 << 20 };
    uintptr_t address = (uintptr_t)info->si_addr, pointer = stack_pointer(context);
    uintptr_t distance = address > pointer ? address - pointer : pointer - address;
    if (distance < reach) write_line(message);
    else report_spent_memory();
    // Returning repeats the access, now with the default action: death by the same signal.
    signal(signal_number, SIG_DFL);
}

// The default action follows: to abort in a handler ends the process all the same.
static void handle_abort(int signal_number) {
    report_spent_memory();
    signal(signal_number, SIG_DFL);
}

void darkroom_limit_thread_stacks(size_t size) {
    pthread_attr_t attributes;
    if (pthread_attr_init(&attributes) != 0) return;
    if (pthread_attr_setstacksize(&attributes, size) == 0) pthread_setattr_default_np(&attributes);
    pthread_attr_destroy(&attributes);
}

int darkroom_limit_data(pid_t process, size_t bytes) {
    struct rlimit limit = {bytes, bytes};
    return prlimit(process, RLIMIT_DATA, &limit, NULL);
}

void darkroom_prepare_for_crashes(void) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    // Last words are said on it, too; pages that nothing touches take no memory.
    static _Alignas(16) char alternate_stack[512 * 1024];
    stack_t stack = {.ss_sp = alternate_stack, .ss_size = sizeof alternate_stack};
    sigaltstack(&stack, NULL);
    struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    sigemptyset(&action.sa_mask);
    sigaction(SIGSEGV, &action, NULL);
    sigaction(SIGBUS, &action, NULL);
    dl_iterate_phdr(find_program, NULL);
    action.sa_sigaction = handle_trap;
    sigaction(SIGILL, &action, NULL);
    sigaction(SIGTRAP, &action, NULL);
    struct sigaction abort_action = {.sa_handler = handle_abort, .sa_flags = SA_ONSTACK};
    sigemptyset(&abort_action.sa_mask);
    sigaction(SIGABRT, &abort_action, NULL);
}
