#include "class_metadata.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdlib.h>

// An optimized call of UserDefaults(suiteName:) makes the object in place, as it knows the class's size, and calls only
// what initializes it, never what `REPLACE` puts in the way. So that is defined here too: the object is given back, and
// one of ours returned. It takes an optional String, which is two words, and the object where Swift has a method's
// `self`.
#define SYMBOL "$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfc"
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

struct metadata_response {
    const void *metadata;
    uintptr_t state;
};

extern SWIFT struct metadata_response user_defaults_class(uintptr_t request) __asm__("$s10Foundation12UserDefaultsCMa");
extern SWIFT void *darkroom_user_defaults_suite(uintptr_t name, uintptr_t storage);
extern void swift_deallocPartialClassInstance(void *object, const void *type, size_t size, size_t alignment_mask);

typedef SWIFT void *(*initializer)(uintptr_t, uintptr_t, SELF void *);

SWIFT void *initialize_user_defaults(uintptr_t name, uintptr_t storage, SELF void *object) __asm__(SYMBOL);

SWIFT void *initialize_user_defaults(uintptr_t name, uintptr_t storage, SELF void *object) {
    const struct class_metadata *class = *(const struct class_metadata **)object;
    if (class != user_defaults_class(0).metadata) {
        // A subclass, ours among them, initializes what it inherits.
        initializer next = (initializer)dlsym(RTLD_NEXT, SYMBOL);
        if (!next) abort();
        return next(name, storage, object);
    }
    swift_deallocPartialClassInstance(object, class, class->instance_size, class->instance_alignment_mask);
    return darkroom_user_defaults_suite(name, storage);
}
