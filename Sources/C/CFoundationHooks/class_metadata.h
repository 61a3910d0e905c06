#ifndef DARKROOM_CLASS_METADATA_H
#define DARKROOM_CLASS_METADATA_H

#include <stddef.h>
#include <stdint.h>

// What a Swift class looks like in memory on Linux: the first words of its metadata. Methods follow as plain pointers.
struct class_metadata {
    uintptr_t kind;
    const void *superclass;
    uint32_t flags;
    uint32_t instance_address_point;
    uint32_t instance_size;
    uint16_t instance_alignment_mask;
    uint16_t reserved;
    // Bytes of all of it, and how many of them lie before `kind`.
    uint32_t class_size;
    uint32_t class_address_point;
};

/// Puts a function in place of Foundation's in a class's table of methods, which lies in writable memory. Subclasses of
/// other modules have tables of their own.
///
/// - symbol: of Foundation's function.
void class_replace_method(struct class_metadata *class, const char *symbol, const void *replacement);

#endif
