#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

// Bundle(path:), which finds the widget's own bundle and its app's under the names that an iPhone has for them: no
// folder of this machine's has these. Any other path is Foundation's. It takes a String of its own, which is two words,
// and the class where Swift has a method's `self`. Widgets are compiled without optimization, which would make the
// object in place and never call this.
#define SYMBOL "$s10Foundation6BundleC4pathACSgSS_tcfC"
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

extern SWIFT bool darkroom_bundle_is_widgets(uintptr_t path, uintptr_t storage);
extern SWIFT void *darkroom_bundle_main(void);
extern void swift_bridgeObjectRelease(uintptr_t object);

typedef SWIFT void *(*initializer)(uintptr_t, uintptr_t, SELF const void *);

SWIFT void *make_bundle(uintptr_t path, uintptr_t storage, SELF const void *class) __asm__(SYMBOL);

SWIFT void *make_bundle(uintptr_t path, uintptr_t storage, SELF const void *class) {
    if (!darkroom_bundle_is_widgets(path, storage)) {
        initializer next = (initializer)dlsym(RTLD_NEXT, SYMBOL);
        if (!next) abort();
        return next(path, storage, class);
    }
    swift_bridgeObjectRelease(storage);
    return darkroom_bundle_main();
}
