// Functions of Foundation's that FoundationCompat defines again, by their Swift symbols: each jumps to a Swift function
// of ours with the same signature. The dynamic linker finds ours first, as CDeterminism.h tells of libc's. Written in
// assembly because a Swift declaration of such a symbol clashes with Foundation's own in optimized builds.

#if defined(__x86_64__)
#define JUMP(target) "jmp " target "@PLT"
#elif defined(__aarch64__)
#define JUMP(target) "b " target
#else
#error "write the jump of this architecture"
#endif

#define REPLACE(symbol, target)                                                                                        \
    __asm__(".text\n.globl " symbol "\n.type " symbol ", %function\n" symbol ":\n\t" JUMP(target) "\n.size " symbol   \
            ", . - " symbol "\n")

// The current locale and calendar.
REPLACE("$s20FoundationEssentials6LocaleV7currentACvgZ", "darkroom_locale_current");
REPLACE("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", "darkroom_locale_autoupdating");
REPLACE("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ", "darkroom_preferred_languages");
REPLACE("$s20FoundationEssentials8CalendarV7currentACvgZ", "darkroom_calendar_current");
REPLACE("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", "darkroom_calendar_autoupdating");

// What ProcessInfo says of the system, which Foundation reads from Linux.
REPLACE("$s20FoundationEssentials11ProcessInfoC22operatingSystemVersionAA09OperatingfG0Vvg", "darkroom_system_version");
REPLACE("$s20FoundationEssentials11ProcessInfoC28operatingSystemVersionStringSSvg", "darkroom_system_version_string");
REPLACE("$s20FoundationEssentials11ProcessInfoC24isOperatingSystemAtLeastySbAA0fG7VersionVF", "darkroom_system_is_at_least");

// ProcessInfo's arguments, which it keeps from the start.
REPLACE("$s20FoundationEssentials11ProcessInfoC9argumentsSaySSGvg", "darkroom_process_arguments");

// Bundle(for:), Bundle(identifier:) and Bundle(url:); Bundle(path:) is in bundle_path.c.
REPLACE("$s10Foundation6BundleC3forACyXlXp_tcfC", "darkroom_bundle_for_class");
REPLACE("$s10Foundation6BundleC10identifierACSgSS_tcfC", "darkroom_bundle_with_identifier");
REPLACE("$s10Foundation6BundleC3urlACSg0A10Essentials3URLV_tcfC", "darkroom_bundle_at_url");

// Error.localizedDescription, and that of subclasses of NSError; NSError's own is in errors.c.
REPLACE("$s10Foundation7NSErrorC20localizedDescriptionSSvg", "darkroom_error_description");
REPLACE("$ss5ErrorP10FoundationE20localizedDescriptionSSvg", "darkroom_any_error_description");

// UserDefaults.standard, UserDefaults() and UserDefaults(suiteName:), which user_defaults.c has once more
REPLACE("$s10Foundation12UserDefaultsC8standardACvgZ", "darkroom_user_defaults_standard");
REPLACE("$s10Foundation12UserDefaultsCACycfC", "darkroom_user_defaults_standard");
REPLACE("$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfC", "darkroom_user_defaults_suite");

// String(format:…), which on Apple's systems knows plural formats.
REPLACE("$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC", "darkroom_string_format");
REPLACE("$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC", "darkroom_string_format_arguments");
REPLACE("$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC", "darkroom_string_format_locale");
REPLACE("$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC",
        "darkroom_string_format_locale_arguments");
REPLACE("$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ", "darkroom_string_localized_format");

// NSSearchPathForDirectoriesInDomains, which asks a table of its own.
REPLACE("$s10Foundation35NSSearchPathForDirectoriesInDomainsySaySSG0A10Essentials11FileManagerC06SearchC9DirectoryO_AF0kC10DomainMaskVSbtF",
        "darkroom_search_paths");

// The other way round: Foundation's own functions under names that Swift can call, where the class's table has ours. In
// quotes, as an operand that begins with a dollar sign is a number.
REPLACE("darkroom_foundation_set_maximum", "\"$s10Foundation15NumberFormatterC21maximumFractionDigitsSivs\"");
REPLACE("darkroom_foundation_string", "\"$s10Foundation15NumberFormatterC6string4fromSSSgAA8NSNumberC_tF\"");
REPLACE("darkroom_foundation_urls",
        "\"$s20FoundationEssentials11FileManagerC4urls3for2inSayAA3URLVGAC19SearchPathDirectoryO_AC0iJ10DomainMaskVtF\"");
REPLACE("darkroom_foundation_ordered_array", "\"$s10Foundation12NSOrderedSetC5arraySayypGvg\"");
REPLACE("darkroom_foundation_date_string", "\"$s10Foundation13DateFormatterC6string4fromSS0A10Essentials0B0V_tF\"");
