#ifndef CPROCESSLIFE_H
#define CPROCESSLIFE_H

#include <stdint.h>
#include <sys/types.h>

/// How a forked life ended, as it says itself; what dies says nothing.
enum darkroom_life_end {
    darkroom_life_broken_off = 0,
    /// Somebody else has to be asked: the next life begins.
    darkroom_life_spent = 1,
    /// Nobody asks any more.
    darkroom_life_last = 2,
};

/// Forks this process, which must have one thread besides those that Pango asks fontconfig in: 0 in the child, the
/// child's identifier in the parent, -1 where the kernel refuses. The child has a process group of its own and is killed when its parent dies.
pid_t darkroom_life_fork(void);

/// Called in the child: how it is about to end. The parent reads it.
void darkroom_life_will_end(enum darkroom_life_end end);

/// Called in the parent: waits for the child, kills what it has started, and tells how it ended.
///
/// - Parameter status: set to what `waitpid` answers.
enum darkroom_life_end darkroom_life_wait(pid_t child, int *status);

/// Runs the command line that is linked into the program, which never returns; does nothing where there is none.
void darkroom_run_linked_command_line(void);

#endif
