#define _GNU_SOURCE
#include "calls.h"
#include "CSandbox.h"
#include "landlock.h"

#include <dlfcn.h>
#include <unistd.h>

static bool entered, is_life;

bool darkroom_sandbox_is_entered(void) { return entered; }

bool darkroom_seccomp_is_there(void) {
    uint32_t action = SECCOMP_RET_ERRNO;
    return syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

bool darkroom_sandbox_forbids_fork(const void *caller) {
    Dl_info own, other;
    return is_life && !(dladdr((void *)darkroom_sandbox_enter, &own) && dladdr(caller, &other)
        && own.dli_fbase == other.dli_fbase);
}

int darkroom_sandbox_enter(enum darkroom_role role, const char *const *roots, size_t count) {
    struct filter filter;
    int error = 0;
    if (!entered) {
        calls_of_widgets(&filter);
        error = filter_install(&filter);
        entered = !error;
    }
    if (!error && role == darkroom_role_life && !is_life) {
        error = landlock_hide_processes(roots, count);
        calls_of_a_life(&filter);
        if (!error) error = filter_install(&filter);
        is_life = !error;
    }
    return error;
}
