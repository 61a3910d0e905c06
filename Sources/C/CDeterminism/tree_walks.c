#define _GNU_SOURCE
#include "device.h"
#include "next_definition.h"

#include <fts.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// `fts`, with which Foundation walks through folders: in the order of names, and under the names that widget code
// knows. libc's own entries hold the paths that it opens, so what is told is a copy.

struct told {
    FTSENT *entry;
    char path[PATH_MAX];
    // Last, as its name goes on behind it.
    FTSENT copy;
};

struct walk {
    FTS *walk;
    struct told *told;
    struct walk *other;
};

static struct walk *walks;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int compare(const FTSENT **a, const FTSENT **b) { return strcmp((*a)->fts_name, (*b)->fts_name); }

FTS *fts_open(char *const *paths, int options, int (*order)(const FTSENT **, const FTSENT **)) {
    typedef FTS *(*function)(char *const *, int, int (*)(const FTSENT **, const FTSENT **));
    function next = NEXT_DEFINITION(function, "fts_open");
    if (!darkroom_device_shown) return next(paths, options, order);
    size_t count = 0;
    while (paths[count]) count++;
    char **actual = calloc(count + 1, sizeof *actual);
    if (!actual) return NULL;
    for (size_t index = 0; index < count; index++) {
        struct actual_path found;
        actual[index] = strdup(darkroom_actual_path(paths[index], &found));
    }
    FTS *walk = next(actual, options, order ? order : compare);
    for (size_t index = 0; index < count; index++) free(actual[index]);
    free(actual);
    struct walk *known = walk ? calloc(1, sizeof *known) : NULL;
    if (known) {
        pthread_mutex_lock(&lock);
        *known = (struct walk){.walk = walk, .other = walks};
        walks = known;
        pthread_mutex_unlock(&lock);
    }
    return walk;
}

static struct walk *find(FTS *walk) {
    pthread_mutex_lock(&lock);
    struct walk *known = walks;
    while (known && known->walk != walk) known = known->other;
    pthread_mutex_unlock(&lock);
    return known;
}

FTSENT *fts_read(FTS *walk) {
    FTSENT *entry = NEXT_DEFINITION(typeof(&fts_read), "fts_read")(walk);
    struct walk *known = entry ? find(walk) : NULL;
    if (!known) return entry;
    struct told *told = realloc(known->told, sizeof *told + entry->fts_namelen + 1);
    if (!told) return entry;
    known->told = told;
    told->entry = entry;
    told->copy = *entry;
    memcpy(told->copy.fts_name, entry->fts_name, entry->fts_namelen + 1);
    char buffer[PATH_MAX];
    const char *path = darkroom_shown(entry->fts_path, buffer);
    size_t length = strlen(path);
    if (length >= PATH_MAX) return entry;
    memcpy(told->path, path, length + 1);
    told->copy.fts_path = told->path;
    told->copy.fts_pathlen = (unsigned short)length;
    return &told->copy;
}

int fts_set(FTS *walk, FTSENT *entry, int instruction) {
    struct walk *known = find(walk);
    if (known && known->told && entry == &known->told->copy) entry = known->told->entry;
    return NEXT_DEFINITION(typeof(&fts_set), "fts_set")(walk, entry, instruction);
}

int fts_close(FTS *walk) {
    pthread_mutex_lock(&lock);
    struct walk **link = &walks;
    while (*link && (*link)->walk != walk) link = &(*link)->other;
    struct walk *found = *link;
    if (found) *link = found->other;
    pthread_mutex_unlock(&lock);
    if (found) free(found->told);
    free(found);
    return NEXT_DEFINITION(typeof(&fts_close), "fts_close")(walk);
}
