#include "CDeterminism.h"

#include <sys/personality.h>

// The kernel's word for "tell me".
enum { query = 0xFFFFFFFF };

int32_t darkroom_addresses_fix(void) {
    int former = personality(query);
    if (former == -1 || personality((unsigned)former | ADDR_NO_RANDOMIZE) == -1) return -1;
    return former;
}

void darkroom_addresses_restore(int32_t former) {
    if (former != -1) personality((unsigned)former);
}
