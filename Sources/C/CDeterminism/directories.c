#define _GNU_SOURCE
#include "CDeterminism.h"
#include "device.h"
#include "guarded_files.h"
#include "next_definition.h"

#include <dirent.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// The order in which a file system lists a folder is its own: it depends on when which file was made. Here a folder is
// read whole at the first question, and told in the order of its names.

struct listing {
    DIR *folder;
    struct dirent **entries;
    size_t count, next;
    struct listing *other;
};

static struct listing *listings;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int compare(const void *a, const void *b) {
    return strcmp((*(struct dirent *const *)a)->d_name, (*(struct dirent *const *)b)->d_name);
}

typedef struct dirent *(*read_function)(DIR *);

static struct listing *read_whole(DIR *folder) {
    struct listing *listing = calloc(1, sizeof *listing);
    if (!listing) return NULL;
    listing->folder = folder;
    size_t room = 0;
    struct dirent *entry;
    while ((entry = NEXT_DEFINITION(read_function, "readdir")(folder))) {
        if (listing->count == room) {
            room = room ? 2 * room : 32;
            struct dirent **larger = realloc(listing->entries, room * sizeof *larger);
            if (!larger) break;
            listing->entries = larger;
        }
        struct dirent *copy = malloc(entry->d_reclen);
        if (!copy) break;
        listing->entries[listing->count++] = memcpy(copy, entry, entry->d_reclen);
    }
    if (listing->count > 1) qsort(listing->entries, listing->count, sizeof *listing->entries, compare);
    return listing;
}

static void discard(DIR *folder) {
    pthread_mutex_lock(&lock);
    struct listing **link = &listings;
    while (*link && (*link)->folder != folder) link = &(*link)->other;
    struct listing *found = *link;
    if (found) *link = found->other;
    pthread_mutex_unlock(&lock);
    if (!found) return;
    for (size_t index = 0; index < found->count; index++) free(found->entries[index]);
    free(found->entries);
    free(found);
}

DIR *opendir(const char *path) {
    struct actual_path found;
    return guarded_opendir(darkroom_actual_path(path, &found));
}

struct dirent *readdir(DIR *folder) {
    if (!darkroom_device_shown) return NEXT_DEFINITION(read_function, "readdir")(folder);
    pthread_mutex_lock(&lock);
    struct listing *listing = listings;
    while (listing && listing->folder != folder) listing = listing->other;
    if (!listing && (listing = read_whole(folder))) {
        listing->other = listings;
        listings = listing;
    }
    struct dirent *entry = listing && listing->next < listing->count ? listing->entries[listing->next++] : NULL;
    pthread_mutex_unlock(&lock);
    return entry;
}

// The same structure where a long has 64 bits.
struct dirent64 *readdir64(DIR *folder) { return (struct dirent64 *)readdir(folder); }

void rewinddir(DIR *folder) {
    discard(folder);
    NEXT_DEFINITION(typeof(&rewinddir), "rewinddir")(folder);
}

int closedir(DIR *folder) {
    discard(folder);
    return NEXT_DEFINITION(typeof(&closedir), "closedir")(folder);
}
