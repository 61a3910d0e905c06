#ifndef DARKROOM_DEVICE_H
#define DARKROOM_DEVICE_H

#include <limits.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <time.h>

// What the files of this library share of the device that widget code sees in the machine's place.

enum {
    device_user = 501,
    device_process = 512,
    device_parent = 1,
    device_processors = 6,
    // Three days: what `systemUptime` tells, and where the monotonic clocks start.
    device_uptime = 259200,
};

// 1 January 2025 in Greenwich, at which the files of every bundle were made.
enum { device_bundle_date = 1735689600 };

// 8 GiB of memory, and 256 GB of storage with half of it free: an iPhone 16.
#define DEVICE_MEMORY ((uint64_t)8 << 30)
#define DEVICE_STORAGE ((uint64_t)256000000000)

extern atomic_bool darkroom_device_shown;

// When the device took the machine's place, by the clock that dates files.
extern struct timespec darkroom_device_start;

// Whether the answer at this address goes to the program's own code or to FoundationEssentials, whose ProcessInfo asks
// on its behalf. The other libraries need the machine's answers: Dispatch tells threads apart by their numbers, and
// Foundation tells the main one by the process's.
bool darkroom_asks_for_device(const void *return_address);

// Whether the address lies in the program's file, as the metadata of its classes does.
bool darkroom_is_programs_data(const void *address);

// True where a function's caller is to see the device.
#define CALLER_SEES_DEVICE (darkroom_device_shown && darkroom_asks_for_device(__builtin_return_address(0)))

enum place { place_elsewhere, place_bundle, place_home };

// What the names of the device's folders stand for.
struct actual_path {
    enum place place;
    char buffer[PATH_MAX];
};

const char *darkroom_actual_path(const char *path, struct actual_path *found);

// The name under which widget code knows a path, the last that was given to it; the path itself where it has none.
// Takes `PATH_MAX` bytes.
const char *darkroom_shown(const char *path, char *buffer);

// The clock that stands still, or the machine's.
struct timespec darkroom_calendar_time(void);

// The machine's own time, as files are dated with.
struct timespec darkroom_machine_time(clockid_t clock);

// Sets where the monotonic clocks start.
void darkroom_clocks_start(void);

// When the kernel's clock shows what a point of time is by the clock that widget code sees.
struct timespec darkroom_machine_deadline(clockid_t clock, struct timespec deadline);

// Whether a clock counts from when the machine was started.
bool darkroom_is_monotonic(clockid_t clock);

#endif
