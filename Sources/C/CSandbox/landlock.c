#define _GNU_SOURCE
#include "landlock.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// The kernel's interface, written down here as the headers of a system are often older than its kernel.
struct ruleset {
    uint64_t files, network, scopes;
};

// As the kernel wants it: 12 bytes.
struct __attribute__((packed)) rule {
    uint64_t access;
    int32_t folder;
};

enum { rule_of_paths = 1, create_version = 1 };

enum {
    file_execute = 1 << 0, file_write = 1 << 1, file_read = 1 << 2, folder_read = 1 << 3, folder_remove = 1 << 4,
    file_remove = 1 << 5, make_device = 1 << 6, make_folder = 1 << 7, make_file = 1 << 8, make_socket = 1 << 9,
    make_fifo = 1 << 10, make_block = 1 << 11, make_link = 1 << 12,
    refer = 1 << 13,     // Version 2: files move between folders.
    truncate_ = 1 << 14, // Version 3.
    device_call = 1 << 15, // Version 5.
};
enum { bind_port = 1, connect_port = 2 };  // Version 4.
enum { scope_sockets = 1, scope_signals = 2 };  // Version 6.

int darkroom_landlock_version(void) {
    long version = syscall(call_create_ruleset, NULL, 0, create_version);
    return version > 0 ? (int)version : 0;
}

// What is known of files in a version.
static uint64_t known_files(int version) {
    uint64_t known = (1 << 13) - 1;
    if (version >= 2) known |= refer;
    if (version >= 3) known |= truncate_;
    if (version >= 5) known |= device_call;
    return known;
}

static uint64_t rights(unsigned access) {
    uint64_t rights = 0;
    if (access & darkroom_access_read) rights |= file_read | folder_read;
    if (access & darkroom_access_execute) rights |= file_execute | file_read;
    if (access & darkroom_access_write) rights |= file_write | truncate_;
    if (access & (darkroom_access_change | darkroom_access_link))
        rights |= file_read | folder_read | file_write | truncate_ | folder_remove | file_remove | make_folder
            | make_file | refer;
    if (access & darkroom_access_link) rights |= make_link;
    return rights;
}

// A path that is not there allows nothing.
static int allow(int ruleset, const char *path, uint64_t rights) {
    // Not through libc's function, which this program may define anew.
    int place = (int)syscall(SYS_openat, AT_FDCWD, path, O_PATH | O_CLOEXEC);
    if (place < 0) return 0;
    struct stat status;
    if (fstat(place, &status) == 0 && !S_ISDIR(status.st_mode))
        rights &= file_execute | file_write | file_read | truncate_ | device_call;
    struct rule rule = {.access = rights, .folder = place};
    long failed = rights ? syscall(call_add_rule, ruleset, rule_of_paths, &rule, 0) : 0;
    int error = errno;
    close(place);
    return failed ? error : 0;
}

static int restrict_to(int ruleset) {
    long failed = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) || syscall(call_restrict_self, ruleset, 0);
    int error = errno;
    close(ruleset);
    return failed ? error : 0;
}

int landlock_confine(const struct darkroom_path *paths, size_t count) {
    int version = darkroom_landlock_version();
    if (!version) return ENOSYS;
    uint64_t known = known_files(version);
    struct ruleset what = {.files = known};
    // Names of sockets without a file, and signals. What network there may be is seccomp's to say.
    if (version >= 6) what.scopes = scope_sockets | scope_signals;
    size_t size = version >= 6 ? sizeof what : version >= 4 ? 2 * sizeof(uint64_t) : sizeof(uint64_t);
    int ruleset = (int)syscall(call_create_ruleset, &what, size, 0);
    if (ruleset < 0) return errno;
    for (size_t index = 0; index < count; index++) {
        int error = allow(ruleset, paths[index].path, rights(paths[index].access) & known);
        if (error) {
            close(ruleset);
            return error;
        }
    }
    return restrict_to(ruleset);
}

int landlock_hide_processes(const char *const *roots, size_t count) {
    // Without roots the kernel has no Landlock, and the caller knows.
    int version = darkroom_landlock_version();
    if (!count || !version) return 0;
    // What does not speak of moves between folders forbids them.
    struct ruleset what = {.files = (file_read | folder_read | refer) & known_files(version)};
    int ruleset = (int)syscall(call_create_ruleset, &what, sizeof what.files, 0);
    if (ruleset < 0) return errno;
    static const char *const own[] = {
        "/proc/self", "/proc/cpuinfo", "/proc/meminfo", "/proc/stat", "/proc/filesystems",
        "/proc/sys/vm/overcommit_memory",
    };
    int error = 0;
    for (size_t index = 0; !error && index < sizeof own / sizeof *own; index++)
        error = allow(ruleset, own[index], what.files);
    for (size_t index = 0; !error && index < count; index++) error = allow(ruleset, roots[index], what.files);
    if (!error) return restrict_to(ruleset);
    close(ruleset);
    return error;
}
