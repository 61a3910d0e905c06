#ifndef OWN_THREADS_H
#define OWN_THREADS_H

/// Opens what /proc tells of one of this process's threads, which Dispatch asks for under the name that a process would
/// have. In the sandbox a life sees /proc/self only.
/// - Returns: -1 where it is no thread of this process.
int darkroom_open_own_thread(const char *path, int flags);

#endif
