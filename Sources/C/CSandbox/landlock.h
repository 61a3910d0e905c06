#ifndef LANDLOCK_H
#define LANDLOCK_H

#include "CSandbox.h"

// Numbers of the calls, which are the same on every processor.
enum { call_create_ruleset = 444, call_add_rule = 445, call_restrict_self = 446 };

/// Confines the thread to the paths, and to itself where signals and sockets by name are concerned.
int landlock_confine(const struct darkroom_path *paths, size_t count);

/// Hides the processes of others in /proc; what lies in the roots stays as it was.
int landlock_hide_processes(const char *const *roots, size_t count);

#endif
