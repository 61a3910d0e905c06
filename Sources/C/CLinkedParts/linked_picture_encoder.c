#include "CLinkedParts.h"
#include <stddef.h>

// Defined by the module Rasterizer, in programs that are linked with it.
extern void *darkroom_rasterized_pictures(void) __attribute__((weak));

void *darkroom_linked_picture_encoder(void) {
    return darkroom_rasterized_pictures ? darkroom_rasterized_pictures() : NULL;
}
