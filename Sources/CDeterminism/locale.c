// Foundation's getters of the current locale and calendar, by their Swift symbols: each jumps to a Swift function of
// ours with the same signature. Written in assembly because a Swift declaration of such a symbol clashes with
// Foundation's own in optimised builds.

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

REPLACE("$s20FoundationEssentials6LocaleV7currentACvgZ", "darkroom_locale_current");
REPLACE("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", "darkroom_locale_autoupdating");
REPLACE("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ", "darkroom_preferred_languages");
REPLACE("$s20FoundationEssentials8CalendarV7currentACvgZ", "darkroom_calendar_current");
REPLACE("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", "darkroom_calendar_autoupdating");
