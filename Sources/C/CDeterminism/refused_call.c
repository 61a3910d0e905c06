#define _GNU_SOURCE
#include "CSandbox.h"
#include "refused_call.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/syscall.h>

// Calls that were made by number. Which they were decides what is told; the paths are the caller's.
void darkroom_note_refused_call(long number, const long arguments[6]) {
    if (!darkroom_sandbox_is_entered() || (errno != EACCES && errno != EPERM)) return;
    char name[32];
    switch (number) {
    case SYS_openat:
        darkroom_note_refusal(
            (arguments[2] & O_ACCMODE) == O_RDONLY ? darkroom_refusal_read : darkroom_refusal_write,
            (const char *)arguments[1]);
        return;
#ifdef SYS_open
    case SYS_open:
        darkroom_note_refusal(
            (arguments[1] & O_ACCMODE) == O_RDONLY ? darkroom_refusal_read : darkroom_refusal_write,
            (const char *)arguments[0]);
        return;
    case SYS_fork:
    case SYS_vfork:
#endif
    case SYS_clone: darkroom_note_refusal(darkroom_refusal_process, "fork"); return;
    case SYS_execve: darkroom_note_refusal(darkroom_refusal_process, (const char *)arguments[0]); return;
    case SYS_execveat: darkroom_note_refusal(darkroom_refusal_process, (const char *)arguments[1]); return;
    case SYS_socket:
    case SYS_connect:
    case SYS_sendto:
    case SYS_sendmsg: darkroom_note_refusal(darkroom_refusal_network, ""); return;
    case SYS_kill:
    case SYS_tkill:
    case SYS_tgkill: darkroom_note_refusal(darkroom_refusal_signal, ""); return;
    case SYS_ptrace: darkroom_note_refusal(darkroom_refusal_call, "ptrace"); return;
    default:
        snprintf(name, sizeof name, "%ld", number);
        darkroom_note_refusal(darkroom_refusal_call, name);
    }
}
