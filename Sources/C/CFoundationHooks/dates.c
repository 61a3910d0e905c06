#include "class_metadata.h"

// Foundation's DateFormatter keeps `doesRelativeDateFormatting` and heeds it nowhere: DateFormatter+Relative.swift does.

extern struct class_metadata formatter_class __asm__("$s10Foundation13DateFormatterCN") __attribute__((weak));
extern char darkroom_date_formatter_string[], darkroom_date_formatter_string_of_any[];

__attribute__((constructor)) static void replace_methods(void) {
    class_replace_method(
        &formatter_class, "$s10Foundation13DateFormatterC6string4fromSS0A10Essentials0B0V_tF",
        darkroom_date_formatter_string);
    class_replace_method(
        &formatter_class, "$s10Foundation13DateFormatterC6string3forSSSgyp_tF", darkroom_date_formatter_string_of_any);
}
