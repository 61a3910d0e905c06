#define _GNU_SOURCE
#include "CDeterminism.h"
#include "next_definition.h"

#include <sys/resource.h>

// What user code limits is limited for everything that its process draws afterwards, so it counts as a change: the
// next picture comes from another life.

static int limits_set;

int setrlimit(__rlimit_resource_t resource, const struct rlimit *limit) {
    darkroom_state_note_write(&limits_set);
    return NEXT_DEFINITION(typeof(&setrlimit), "setrlimit")(resource, limit);
}

int setrlimit64(__rlimit_resource_t resource, const struct rlimit64 *limit) {
    darkroom_state_note_write(&limits_set);
    return NEXT_DEFINITION(typeof(&setrlimit64), "setrlimit64")(resource, limit);
}
