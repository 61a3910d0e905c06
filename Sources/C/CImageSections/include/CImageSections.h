#ifndef CIMAGESECTIONS_H
#define CIMAGESECTIONS_H

#include <stddef.h>

/// Calls `body` with the bytes of each loaded image's section of that name, the program's own first. Only sections
/// that are loaded with the program count; an image whose file cannot be read has none.
void darkroom_sections_each(
    const char *name, void *context, void (*body)(void *context, const void *start, size_t size));

/// The metadata that a Swift type's access function makes, for a type without generic parameters.
const void *darkroom_type_metadata(const void *access_function);

/// The path of the program or shared library that holds an address, as the dynamic linker opened it; NULL where it is
/// unknown.
const char *darkroom_image_path(const void *address);

#endif
