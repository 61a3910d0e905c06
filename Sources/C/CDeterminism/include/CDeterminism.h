#ifndef CDETERMINISM_H
#define CDETERMINISM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The library defines functions of libc under libc's own names. The dynamic linker binds Foundation, Dispatch and
// the Swift runtime to them when the definitions lie in the executable, or in a shared library that the executable
// names before libc. Until a function below switches them on, all of them do what libc's do.

/// Makes the calendar clock stand still at `nanoseconds` since 1970 in every thread of this process.
///
/// `clock_gettime(CLOCK_REALTIME)`, `gettimeofday`, `time` and `timespec_get` answer that instant, and waits until
/// a point of calendar time last as long as they would. Monotonic clocks stay real.
void darkroom_clock_freeze(int64_t nanoseconds);

/// Lets the calendar clock run again.
void darkroom_clock_release(void);

/// Whether the calendar clock stands still.
bool darkroom_clock_is_frozen(void);

/// Starts reproducible streams behind every source of randomness: Swift's `SystemRandomNumberGenerator`, Foundation's
/// `UUID()`, reads of `/dev/urandom` and `/dev/random`, `getrandom`, `getentropy`, `arc4random*`, and the generators
/// of `rand`, `random` and `drand48`. The main thread has a stream of its own; the other threads share one, whose
/// order is as reproducible as their own order is.
void darkroom_entropy_seed(uint64_t seed);

/// Gives the system's own entropy back. The generators of `rand`, `random` and `drand48` keep their state.
void darkroom_entropy_release(void);

/// Makes connections over IPv4 and IPv6 fail as on a machine without a network, at once, and names resolve to nothing.
void darkroom_network_refuse(void);

/// Lets connections through again.
void darkroom_network_allow(void);

/// Finds the program's code, whose writes to what outlives a request are counted from now on.
///
/// Writes to globals, statics and properties of objects are seen, as the compiler announces them in code that is not
/// optimized; those to objects that were made in the same request do not count.
///
/// - Returns: false where the program can keep what nobody sees change, and every request must be taken to change it:
///   it uses mutexes, atomics, memory of its own or Foundation's mutable collections, or is linked with the engine in
///   one piece.
bool darkroom_state_watch(void);

/// Where the program is loaded.
uintptr_t darkroom_state_program_base(void);

/// Whether the program's code can be told from the engine's.
bool darkroom_state_knows_program(void);

/// The initializer of a static: where it lies, counted from where the program is loaded, and the seed of the random
/// numbers that it finds.
struct darkroom_initializer {
    uint64_t offset, seed;
};

/// Gives the program's initializers their seeds. They are sorted by where they lie, and stay where they are. One that is
/// not among them is seeded by where it lies, which an edit of other code changes.
void darkroom_state_seed_initializers(const struct darkroom_initializer *initializers, size_t count);

/// What has been allocated so far is what others may have seen.
void darkroom_state_begin_request(void);

/// The clock that initializers of statics find, whenever they run, in nanoseconds since 1970.
void darkroom_state_begin_life(int64_t nanoseconds);

/// Has a function called with `context` whenever an initializer of a static has run, on its thread. Set once.
void darkroom_state_after_initializers(void (*function)(void *context), void *context);

/// Counts a write to an object on behalf of user code, unless the object was made in this request.
void darkroom_state_note_write(const void *object);

/// How many writes were counted.
uint64_t darkroom_state_changes(void);

/// How many files were opened for writing.
uint64_t darkroom_files_written(void);

/// Puts a device, the same on every machine, in the machine's place: what files tell of their owners and dates, the
/// order in which folders are read, disks, the host's name, users, the kernel's name, and the paths of
/// `darkroom_paths_add`. The monotonic clocks start at three days. The program's own code and FoundationEssentials are
/// told of its uptime, processors, memory and process identifiers too, which other libraries need as they are.
///
/// Files that were written since, and before, by the clock that dates files, are told apart by when this is called.
void darkroom_device_show(void);

/// Gives the machine's answers back; what waits for a monotonic clock must not be under way.
void darkroom_device_hide(void);

/// The release of iOS, such as `26.0`.
void darkroom_device_set_system_version(const char *version);
const char *darkroom_device_system_version(void);

/// The release of Darwin's that belongs to it, such as `25.0.0`.
void darkroom_device_kernel_release(char *buffer, size_t size);

/// The program's path, as error messages of libc name it. It is kept and must live on.
void darkroom_device_set_program_name(char *path);

/// This process's identifier on the machine.
int32_t darkroom_machine_process(void);

/// The largest memory of this process so far, in bytes.
int64_t darkroom_peak_memory(void);

/// Makes a path below /var, with or without /private before it, stand for another one, with all that lies in it. A
/// bundle may be made of several folders: of one name that two of them have, the file of the first is found.
///
/// - Returns: false where there are too many.
bool darkroom_paths_add(const char *shown, const char *actual, bool is_bundle);

/// Forgets all of them.
void darkroom_paths_clear(void);

/// A new string: the name that stands for the path, or the path.
char *darkroom_shown_path(const char *path);

/// Lets programs that this thread starts lie at the same addresses each time, so that what is ordered by objects'
/// identities comes out the same.
///
/// - Returns: what `darkroom_addresses_restore` takes; -1 where the system refuses, as in some containers.
int32_t darkroom_addresses_fix(void);
void darkroom_addresses_restore(int32_t former);

/// Begins a request: instances of the program's own classes that the main thread makes from now on lie one behind the
/// other, at an address that follows from `seed`. Called on the main thread, while the device is shown.
void darkroom_objects_begin(uint64_t seed);

/// Lets objects lie where malloc puts them again.
void darkroom_objects_end(void);

/// A variable that the process was started with, whatever has taken the place of its environment since.
const char *darkroom_launch_variable(const char *name);

/// Makes these the environment: `NAME=value`, NULL after the last.
void darkroom_environment_replace(const char *const *variables);

/// Gives the environment back that the process was started with.
void darkroom_environment_restore(void);

/// Counts from now on the jobs of tasks that are ready or run, whatever actor they are for but the main one.
void darkroom_tasks_count(void);

/// Waits until no job of a task is ready or runs, for so many milliseconds at most; in a process where that was in vain,
/// not again.
/// - Returns: false where some are left.
bool darkroom_tasks_settle(uint32_t milliseconds);

#endif
