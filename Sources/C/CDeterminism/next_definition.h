#ifndef NEXT_DEFINITION_H
#define NEXT_DEFINITION_H

#include <dlfcn.h>

// The definition that ours hides: libc's. Looked up once per call site; a race only looks it up twice.
#define NEXT_DEFINITION(type, name)                                                     \
    ({                                                                                  \
        static _Atomic(type) cached;                                                    \
        type found = cached;                                                            \
        if (!found) cached = found = (type)dlsym(RTLD_NEXT, name);                      \
        found;                                                                          \
    })

// For functions of which libc keeps several versions, where dlsym would give the oldest.
#define NEXT_VERSIONED_DEFINITION(type, name, version)                                  \
    ({                                                                                  \
        static _Atomic(type) cached;                                                    \
        type found = cached;                                                            \
        if (!found) found = (type)dlvsym(RTLD_NEXT, name, version);                     \
        if (!found) found = (type)dlsym(RTLD_NEXT, name);                               \
        cached = found;                                                                 \
        found;                                                                          \
    })

#endif
