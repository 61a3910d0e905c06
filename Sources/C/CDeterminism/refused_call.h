#ifndef REFUSED_CALL_H
#define REFUSED_CALL_H

/// Notes what a system call that has just failed was about, if the kernel refused it.
void darkroom_note_refused_call(long number, const long arguments[6]);

#endif
