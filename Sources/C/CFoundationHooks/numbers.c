#define _GNU_SOURCE
#include "CFoundationHooks.h"
#include "class_metadata.h"

#include <dlfcn.h>
#include <math.h>

// ICU's functions are defined again under their own names, which the dynamic linker finds first.
//
// What divides zero by zero has a sign on x86 and none on an iPhone, and ICU writes it: "-NaN" instead of "NaN". It gets
// the number without.
//
// Foundation's NumberFormatter tells ICU of `maximumFractionDigits` only where `minimumFractionDigits` is 0: of 2 and 2
// it makes "1,132.235". NumberFormatter+Digits.swift says how many there are while a number is formatted.

enum { MAXIMUM_FRACTION_DIGITS = 6 };

static _Thread_local int fraction_digits = -1;

void darkroom_number_limit_fraction(int digits) { fraction_digits = digits; }

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

static double unsigned_nan(double number) { return isnan(number) ? (double)NAN : number; }

static void limit_fraction(void *formatter) {
    static void (*set)(void *, int, int);
    if (fraction_digits < 0) return;
    if (!set) set = next("swift_unum_setAttribute");
    if (set) set(formatter, MAXIMUM_FRACTION_DIGITS, fraction_digits);
}

void swift_unumf_formatDouble(const void *formatter, double number, void *result, int *error) {
    static void (*original)(const void *, double, void *, int *);
    if (!original) original = next("swift_unumf_formatDouble");
    if (original) original(formatter, unsigned_nan(number), result, error);
}

int swift_unum_formatDouble(void *formatter, double number, void *result, int length, void *position, int *error) {
    static int (*original)(void *, double, void *, int, void *, int *);
    if (!original) original = next("swift_unum_formatDouble");
    limit_fraction(formatter);
    return original ? original(formatter, unsigned_nan(number), result, length, position, error) : 0;
}

int swift_unum_formatDecimal(
    void *formatter, const char *number, int size, void *result, int length, void *position, int *error) {
    static int (*original)(void *, const char *, int, void *, int, void *, int *);
    if (!original) original = next("swift_unum_formatDecimal");
    limit_fraction(formatter);
    return original ? original(formatter, number, size, result, length, position, error) : 0;
}

// MARK: NumberFormatter's methods

extern struct class_metadata formatter_class __asm__("$s10Foundation15NumberFormatterCN") __attribute__((weak));
extern char darkroom_number_formatter_set_maximum[], darkroom_number_formatter_string[];
extern char darkroom_number_formatter_string_of_any[];

__attribute__((constructor)) static void replace_methods(void) {
    class_replace_method(
        &formatter_class, "$s10Foundation15NumberFormatterC21maximumFractionDigitsSivs",
        darkroom_number_formatter_set_maximum);
    class_replace_method(
        &formatter_class, "$s10Foundation15NumberFormatterC6string4fromSSSgAA8NSNumberC_tF",
        darkroom_number_formatter_string);
    class_replace_method(
        &formatter_class, "$s10Foundation15NumberFormatterC6string3forSSSgyp_tF",
        darkroom_number_formatter_string_of_any);
}
