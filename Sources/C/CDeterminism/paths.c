#define _GNU_SOURCE
#include "CDeterminism.h"
#include "device.h"
#include "next_definition.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Widget code knows its bundle and its home by the names that they have on an iPhone. Here these names stand for the
// project's folders and for a scratch folder: the functions of libc that take a path put the one for the other.

struct tree {
    char *shown, *actual;
    size_t shown_length, actual_length;
    enum place place;
};

enum { most_trees = 256 };
static struct tree trees[most_trees];
static atomic_int tree_count;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void darkroom_paths_clear(void) { tree_count = 0; }

bool darkroom_paths_add(const char *shown, const char *actual, bool is_bundle) {
    pthread_mutex_lock(&lock);
    int count = tree_count;
    bool fits = count < most_trees;
    if (fits) {
        struct tree *tree = &trees[count];
        *tree = (struct tree){
            .shown = strdup(shown), .actual = strdup(actual), .shown_length = strlen(shown),
            .actual_length = strlen(actual), .place = is_bundle ? place_bundle : place_home,
        };
        tree_count = count + 1;
    }
    pthread_mutex_unlock(&lock);
    return fits;
}

static bool lies_in(const char *path, const char *folder, size_t length) {
    return strncmp(path, folder, length) == 0 && (path[length] == 0 || path[length] == '/');
}

// "/proc/", a number and "/stat".
static bool is_thread_state(const char *path) {
    if (strncmp(path, "/proc/", 6) != 0) return false;
    size_t digits = strspn(path + 6, "0123456789");
    return digits > 0 && strcmp(path + 6 + digits, "/stat") == 0;
}

// What an iPhone does not have, and what tells one machine from another.
static bool is_hidden(const char *path) {
    static const char *const folders[] = {
        "/proc", "/sys", "/etc/hostname", "/etc/machine-id", "/etc/os-release", "/etc/debian_version",
        "/etc/passwd", "/usr/lib/os-release", "/var/lib/dbus/machine-id",
    };
    // Previews are found in the program's own file, and Dispatch counts those of its threads that run, and ends the
    // process where it cannot.
    if (strcmp(path, "/proc/self/exe") == 0 || is_thread_state(path)) return false;
    for (size_t index = 0; index < sizeof folders / sizeof *folders; index++) {
        if (lies_in(path, folders[index], strlen(folders[index]))) return true;
    }
    return false;
}

static bool exists(const char *path) {
    typedef int (*function)(const char *, int);
    return NEXT_DEFINITION(function, "access")(path, F_OK) == 0;
}

// On Apple's systems /var is a link into /private.
static const char *without_private(const char *path) {
    return strncmp(path, "/private/var/", 13) == 0 ? path + 8 : path;
}

const char *darkroom_actual_path(const char *path, struct actual_path *found) {
    found->place = place_elsewhere;
    if (!darkroom_device_shown || !path || path[0] != '/') return path;
    const char *plain = without_private(path);
    const struct tree *best = NULL;
    if (strncmp(plain, "/var/", 5) == 0) {
        for (int index = 0, count = tree_count; index < count; index++) {
            const struct tree *tree = &trees[index];
            if (!lies_in(plain, tree->shown, tree->shown_length)) continue;
            if (best && tree->shown_length < best->shown_length) continue;
            if (best && tree->shown_length == best->shown_length) {
                // Several folders make up a bundle: the first that has the file counts.
                snprintf(found->buffer, PATH_MAX, "%s%s", best->actual, plain + best->shown_length);
                if (exists(found->buffer)) continue;
                snprintf(found->buffer, PATH_MAX, "%s%s", tree->actual, plain + tree->shown_length);
                if (!exists(found->buffer)) continue;
            }
            best = tree;
        }
    }
    if (!best) return is_hidden(path) ? "/private/absent" : path;
    found->place = best->place;
    snprintf(found->buffer, PATH_MAX, "%s%s", best->actual, plain + best->shown_length);
    return found->buffer;
}

const char *darkroom_shown(const char *path, char *buffer) {
    if (!darkroom_device_shown || path[0] != '/') return path;
    const struct tree *best = NULL;
    for (int index = 0, count = tree_count; index < count; index++) {
        const struct tree *tree = &trees[index];
        if (!lies_in(path, tree->actual, tree->actual_length)) continue;
        if (!best || tree->actual_length >= best->actual_length) best = tree;
    }
    if (!best) return path;
    snprintf(buffer, PATH_MAX, "%s%s", best->shown, path + best->actual_length);
    return buffer;
}

char *darkroom_shown_path(const char *path) {
    char buffer[PATH_MAX];
    return strdup(darkroom_shown(path, buffer));
}
