#define _GNU_SOURCE
#include "class_metadata.h"

#include <dlfcn.h>

void class_replace_method(struct class_metadata *class, const char *symbol, const void *replacement) {
    // A Foundation that names the class or the function otherwise keeps its own.
    const void *original = dlsym(RTLD_NEXT, symbol);
    if (!class || !original) return;
    const void **words = (const void **)class;
    size_t count = (class->class_size - class->class_address_point) / sizeof *words;
    for (size_t word = sizeof(struct class_metadata) / sizeof *words; word < count; word++) {
        if (words[word] == original) words[word] = replacement;
    }
}
