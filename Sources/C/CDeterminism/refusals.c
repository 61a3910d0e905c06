#define _GNU_SOURCE
#include "CSandbox.h"
#include "next_definition.h"

#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

// The kernel refuses a confined process without a word to anybody. These functions do what libc's do, and note what
// was refused, so that a finding can tell of it. They protect nothing: what goes past them is refused all the same.

// Processes.

static void note_program(bool failed, const char *program) {
    darkroom_note_if_refused(failed, darkroom_refusal_process, program);
}

int execve(const char *program, char *const arguments[], char *const environment[]) {
    typedef int (*function)(const char *, char *const[], char *const[]);
    int status = NEXT_DEFINITION(function, "execve")(program, arguments, environment);
    note_program(true, program);
    return status;
}

int execv(const char *program, char *const arguments[]) { return execve(program, arguments, environ); }

int execvp(const char *program, char *const arguments[]) {
    typedef int (*function)(const char *, char *const[]);
    int status = NEXT_DEFINITION(function, "execvp")(program, arguments);
    note_program(true, program);
    return status;
}

int execvpe(const char *program, char *const arguments[], char *const environment[]) {
    typedef int (*function)(const char *, char *const[], char *const[]);
    int status = NEXT_DEFINITION(function, "execvpe")(program, arguments, environment);
    note_program(true, program);
    return status;
}

// These two say what went wrong instead of leaving it in `errno`.
#define SPAWNS(name)                                                                                            \
    int name(                                                                                                   \
        pid_t *restrict process, const char *restrict program, const posix_spawn_file_actions_t *actions,       \
        const posix_spawnattr_t *restrict attributes, char *const arguments[restrict],                          \
        char *const environment[restrict]                                                                       \
    ) {                                                                                                         \
        typedef int (*function)(                                                                                \
            pid_t *, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *, char *const[], \
            char *const[]);                                                                                     \
        int error = NEXT_DEFINITION(function, #name)(process, program, actions, attributes, arguments, environment); \
        int before = errno;                                                                                     \
        errno = error;                                                                                          \
        note_program(error != 0, program);                                                                      \
        errno = before;                                                                                         \
        return error;                                                                                           \
    }

SPAWNS(posix_spawn)
SPAWNS(posix_spawnp)

pid_t fork(void) {
    typedef pid_t (*function)(void);
    if (darkroom_sandbox_forbids_fork(__builtin_return_address(0))) {
        darkroom_note_refusal(darkroom_refusal_process, "fork");
        errno = EPERM;
        return -1;
    }
    pid_t process = NEXT_DEFINITION(function, "fork")();
    note_program(process < 0, "fork");
    return process;
}

// libc's returns twice into its caller's frame, which a function between the two cannot. A child with memory of its
// own does for every caller that keeps to the rules.
pid_t vfork(void) { return fork(); }

int system(const char *command) {
    typedef int (*function)(const char *);
    if (!darkroom_sandbox_is_entered()) return NEXT_DEFINITION(function, "system")(command);
    // libc's would answer as a shell does that has not found the command.
    darkroom_note_refusal(darkroom_refusal_process, command ? command : "sh");
    errno = EPERM;
    return -1;
}

FILE *popen(const char *command, const char *mode) {
    typedef FILE *(*function)(const char *, const char *);
    FILE *file = NEXT_DEFINITION(function, "popen")(command, mode);
    note_program(!file, command);
    return file;
}

int kill(pid_t process, int number) {
    typedef int (*function)(pid_t, int);
    int status = NEXT_DEFINITION(function, "kill")(process, number);
    darkroom_note_if_refused(status != 0, darkroom_refusal_signal, "");
    return status;
}

int killpg(pid_t group, int number) { return kill(-group, number); }

int sigqueue(pid_t process, int number, const union sigval value) {
    typedef int (*function)(pid_t, int, const union sigval);
    int status = NEXT_DEFINITION(function, "sigqueue")(process, number, value);
    darkroom_note_if_refused(status != 0, darkroom_refusal_signal, "");
    return status;
}

// curl looks whether the machine speaks IPv6, and CoreFoundation makes sockets for itself: what was asked of them is told
// by itself.
static bool is_library(const void *caller) {
    Dl_info object;
    return dladdr(caller, &object) && object.dli_fname
        && (strstr(object.dli_fname, "libcurl") || strstr(object.dli_fname, "Foundation.so")
            || strstr(object.dli_fname, "FoundationNetworking.so"));
}

int socket(int domain, int type, int protocol) {
    typedef int (*function)(int, int, int);
    int made = NEXT_DEFINITION(function, "socket")(domain, type, protocol);
    darkroom_note_if_refused(
        made < 0 && !is_library(__builtin_return_address(0)), darkroom_refusal_network,
        domain == AF_UNIX ? "unix" : "");
    return made;
}

// What no widget has any business with.

static void note_call(long result, const char *name) {
    darkroom_note_if_refused(result == -1, darkroom_refusal_call, name);
}

long ptrace(int request, ...) {
    typedef long (*function)(int, ...);
    va_list arguments;
    va_start(arguments, request);
    pid_t process = va_arg(arguments, pid_t);
    void *address = va_arg(arguments, void *), *data = va_arg(arguments, void *);
    va_end(arguments);
    long result = NEXT_DEFINITION(function, "ptrace")(request, process, address, data);
    note_call(result, "ptrace");
    return result;
}

struct iovec;

ssize_t process_vm_readv(
    pid_t process, const struct iovec *own, unsigned long count, const struct iovec *others, unsigned long other_count,
    unsigned long flags
) {
    typedef ssize_t (*function)(
        pid_t, const struct iovec *, unsigned long, const struct iovec *, unsigned long, unsigned long);
    ssize_t result = NEXT_DEFINITION(function, "process_vm_readv")(process, own, count, others, other_count, flags);
    note_call(result, "process_vm_readv");
    return result;
}

int unshare(int flags) {
    typedef int (*function)(int);
    int result = NEXT_DEFINITION(function, "unshare")(flags);
    note_call(result, "unshare");
    return result;
}

int mount(const char *source, const char *target, const char *type, unsigned long flags, const void *data) {
    typedef int (*function)(const char *, const char *, const char *, unsigned long, const void *);
    int result = NEXT_DEFINITION(function, "mount")(source, target, type, flags, data);
    note_call(result, "mount");
    return result;
}
