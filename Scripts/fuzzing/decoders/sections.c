// Section tables of program files, which are searched for previews.
#include "../../../Sources/C/CImageSections/sections.c"
#include "input.h"

static void count(void *context, const void *start, size_t size) {
    (void)start, (void)size;
    ++*(size_t *)context;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    size_t found = 0;
    struct search search = {"swift5_types", &found, count};
    search_file(data, size, 0, &search);
    HOLDS(found <= 0xFFFF);
    return 0;
}
