#ifndef CALLS_H
#define CALLS_H

#include "filter.h"

#include <stdbool.h>

// Which system calls are refused, and to whom. Filters add up: a process has those of its start and of what it becomes.

/// What no process that is confined may call, compilers among them.
void calls_of_any_process(struct filter *filter, bool allows_network);

/// What a process may not call once its program runs.
void calls_of_widgets(struct filter *filter);

/// What a process may not call that forks no more.
void calls_of_a_life(struct filter *filter);

#endif
