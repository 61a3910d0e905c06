import Assets
import Foundation
import ProcessContext

/// What user code gets for `Locale.current`. Foundation on Linux always answers `en_001` and has no way to say
/// otherwise, so CFoundationHooks defines the getters again under their own symbols, which the dynamic linker finds
/// before Foundation's, and jumps to the functions below. A toolchain that names them otherwise keeps Foundation's
/// answer.
private enum CurrentLocale {
    static var locale: Locale { Locale(identifier: ProcessContext.current.localeIdentifier) }

    static var calendar: Calendar {
        var calendar = locale.calendar
        calendar.locale = locale
        calendar.timeZone = .current
        return calendar
    }
}

extension ProcessContext {
    private enum LocaleKey: ContextKey {
        static func makeValue(in context: ProcessContext) -> String { "en_US" }
    }

    /// The one that the request at hand is drawn in.
    package var localeIdentifier: String {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    private enum PseudolanguageKey: ContextKey {
        static func makeValue(in context: ProcessContext) -> Pseudolanguage { .plain }
    }

    /// The one for wordings that code looks up itself; views have theirs in the environment.
    package var pseudolanguage: Pseudolanguage {
        get { self[PseudolanguageKey.self] }
        set { self[PseudolanguageKey.self] = newValue }
    }
}

@_silgen_name("darkroom_locale_current")
public func _darkroomLocaleCurrent() -> Locale { CurrentLocale.locale }

@_silgen_name("darkroom_locale_autoupdating")
public func _darkroomLocaleAutoupdating() -> Locale { CurrentLocale.locale }

@_silgen_name("darkroom_preferred_languages")
public func _darkroomPreferredLanguages() -> [String] { [CurrentLocale.locale.identifier(.bcp47)] }

@_silgen_name("darkroom_calendar_current")
public func _darkroomCalendarCurrent() -> Calendar { CurrentLocale.calendar }

@_silgen_name("darkroom_calendar_autoupdating")
public func _darkroomCalendarAutoupdating() -> Calendar { CurrentLocale.calendar }
