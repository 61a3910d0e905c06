#ifndef FONT_THREADS_H
#define FONT_THREADS_H

#include <stdbool.h>

// Called before and after a fork, by the thread that forks.

void darkroom_font_threads_will_fork(void);
void darkroom_font_threads_did_fork(bool is_child);

#endif
