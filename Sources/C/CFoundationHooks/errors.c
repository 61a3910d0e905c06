#include "class_metadata.h"

// NSError.localizedDescription, which on Linux has other words than on Apple's systems. It is found through the class's
// table of methods: that entry is replaced before anything runs. Subclasses name the function by its symbol, which
// replacements.c defines again, as it does for `Error.localizedDescription`.

extern struct class_metadata error_class __asm__("$s10Foundation7NSErrorCN") __attribute__((weak));
extern char darkroom_error_description[];

__attribute__((constructor)) static void replace_description(void) {
    class_replace_method(
        &error_class, "$s10Foundation7NSErrorC20localizedDescriptionSSvg", darkroom_error_description);
}
