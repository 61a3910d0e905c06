#ifndef CCRASHREPORTER_H
#define CCRASHREPORTER_H

/// Makes a crash tell what it can.
///
/// A stack overflow of the calling thread says so on standard error before the process dies of its signal; without
/// that nothing tells an endless recursion from a stray pointer. A trap tells where in the program's file it was and
/// from where it was reached, each as a line `Trapped at 0x…`. Standard output is written line by line, so that
/// what was printed before the crash is not lost in a buffer.
void darkroom_prepare_for_crashes(void);

/// The line that is written, without its line feed.
const char *darkroom_stack_overflow_message(void);

#endif
