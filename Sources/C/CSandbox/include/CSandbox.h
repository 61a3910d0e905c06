#ifndef CSANDBOX_H
#define CSANDBOX_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

// Code that others wrote runs in processes that the kernel confines: Landlock decides on files, seccomp on system
// calls. Both are asked directly, without a library, and neither needs rights. What a process has given up, it and its
// children never get back.

/// What may be done below a path. Rights add up over the paths that hold a file.
enum darkroom_access {
    /// Files are read and folders listed.
    darkroom_access_read = 1,
    /// Programs are started.
    darkroom_access_execute = 2,
    /// Files and folders are made, written, renamed and removed; no links, sockets and devices are made.
    darkroom_access_change = 4,
    /// Symbolic links too: nobody but the confined process reads what lies there.
    darkroom_access_link = 8,
    /// An existing file is written, such as /dev/null.
    darkroom_access_write = 16,
};

struct darkroom_path {
    const char *path;
    /// Of `darkroom_access`.
    unsigned access;
};

/// What a new process may do.
struct darkroom_confinement {
    /// None leaves all files open, for kernels without Landlock.
    const struct darkroom_path *paths;
    size_t count;
    bool allows_network;
};

/// The version of Landlock that the kernel has, 1 to 7 and more; 0 where it has none or it is switched off.
int darkroom_landlock_version(void);

/// Whether the kernel filters system calls.
bool darkroom_seccomp_is_there(void);

struct darkroom_process {
    const char *program;
    char *const *arguments;
    char *const *environment;
    /// NULL for the parent's.
    const char *folder;
    /// What becomes standard input, output and error, and the descriptor after them; that may be -1 for none.
    int descriptors[4];
    /// Whether it leads a group of its own, which a terminal's interrupt does not reach.
    bool leads_group;
    /// NULL for none.
    const struct darkroom_confinement *confinement;
};

/// Starts a process that is confined before the first instruction of its program.
/// - Returns: 0, or the number of an error.
int darkroom_start_process(const struct darkroom_process *process, pid_t *identifier);

/// A descriptor that can be read once a child has ended; -1 where the kernel has none, before Linux 5.3.
int darkroom_process_descriptor(pid_t child);

/// What a process that runs a widget's code still needs of its own kind.
enum darkroom_role {
    /// It forks, and its children run what is left; it starts no programs.
    darkroom_role_template,
    /// It does neither, and meddles with no other process.
    darkroom_role_life,
};

/// Gives up what this process does not need any more, in the thread that calls and in those it starts; to be called
/// while there is no other. A template's child calls it again as a life. It takes some 0.1 ms.
///
/// A life loses the processes of others in /proc.
/// - Parameter roots: the folders in which everything else lies that it may reach.
/// - Returns: 0, or the number of an error.
int darkroom_sandbox_enter(enum darkroom_role role, const char *const *roots, size_t count);

/// Whether a fork is refused that the kernel would let through: a life's, unless this library calls for it, such as
/// for a child that tries out what may end badly. It is as confined as its parent.
/// - Parameter caller: the address that the call returns to.
bool darkroom_sandbox_forbids_fork(const void *caller);

/// Whether this process has entered, so that what the kernel refuses is to be told.
bool darkroom_sandbox_is_entered(void);

// What was refused, for findings.

enum darkroom_refusal {
    darkroom_refusal_read,
    darkroom_refusal_write,
    darkroom_refusal_process,
    darkroom_refusal_network,
    darkroom_refusal_signal,
    darkroom_refusal_call,
};

/// Notes once what the kernel has refused this process; `detail` is a path, a program or a call. Keeps `errno`.
void darkroom_note_refusal(enum darkroom_refusal kind, const char *detail);

/// The same where a call has failed with EACCES or EPERM.
void darkroom_note_if_refused(bool failed, enum darkroom_refusal kind, const char *detail);

/// Tells what was noted since the last time, and forgets it.
void darkroom_take_refusals(void (*tell)(void *context, enum darkroom_refusal kind, const char *detail), void *context);

#endif
