#include "class_metadata.h"

// Foundation's FileManager on Linux knows no library folder, and its NSOrderedSet keeps what is in it twice:
// FileManager+Library.swift and NSOrderedSet+Array.swift put both right.

extern struct class_metadata file_manager_class __asm__("$s20FoundationEssentials11FileManagerCN") __attribute__((weak));
extern struct class_metadata ordered_set_class __asm__("$s10Foundation12NSOrderedSetCN") __attribute__((weak));
extern struct class_metadata mutable_set_class __asm__("$s10Foundation19NSMutableOrderedSetCN") __attribute__((weak));
extern char darkroom_file_manager_urls[], darkroom_ordered_set_array[];

__attribute__((constructor)) static void replace_methods(void) {
    class_replace_method(
        &file_manager_class,
        "$s20FoundationEssentials11FileManagerC4urls3for2inSayAA3URLVGAC19SearchPathDirectoryO_AC0iJ10DomainMaskVtF",
        darkroom_file_manager_urls);
    const char *array = "$s10Foundation12NSOrderedSetC5arraySayypGvg";
    class_replace_method(&ordered_set_class, array, darkroom_ordered_set_array);
    class_replace_method(&mutable_set_class, array, darkroom_ordered_set_array);
}
