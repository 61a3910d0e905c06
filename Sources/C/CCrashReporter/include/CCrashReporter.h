#ifndef CCRASHREPORTER_H
#define CCRASHREPORTER_H

#include <stddef.h>
#include <sys/types.h>

/// Makes a crash tell what it can.
///
/// A stack overflow of the calling thread says so on standard error before the process dies of its signal; without
/// that nothing tells an endless recursion from a stray pointer. A trap tells where in the program's file it was and
/// from where it was reached, each as a line `Trapped at 0x…`. Whatever a process dies of whose memory is at the limit
/// for data, it says that first. Standard output is written line by line, so that
/// what was printed before the crash is not lost in a buffer.
void darkroom_prepare_for_crashes(void);

/// Has a process say its last words before a trap ends it: once, on the thread that trapped, with that descriptor. The
/// trap is the user's code's, which holds none of our locks; where another thread holds one for good, the process ends
/// after two seconds all the same.
void darkroom_say_before_trap(void (*say)(int descriptor), int descriptor);

/// The line that is written, without its line feed.
const char *darkroom_stack_overflow_message(void);

/// The line that tells of memory, without its line feed.
const char *darkroom_out_of_memory_message(void);

/// Limits the memory of a process that has just been started, which it cannot raise. 0, or -1 with `errno`.
int darkroom_limit_data(pid_t process, size_t bytes);

/// How large the stacks of new threads are, whatever the limit for the main thread's.
void darkroom_limit_thread_stacks(size_t size);

#endif
