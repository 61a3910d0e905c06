import Assets
import Foundation

private enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { Locale(identifier: "en_US") } }
private enum PseudolanguageKey: EnvironmentKey { static var defaultValue: Pseudolanguage { .plain } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { Calendar.current } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { TimeZone.current } }

extension EnvironmentValues {
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// How localized wordings are changed to try the interface out.
    package var pseudolanguage: Pseudolanguage {
        get { self[PseudolanguageKey.self] }
        set { self[PseudolanguageKey.self] = newValue }
    }

    package var isRightToLeft: Bool { layoutDirection == .rightToLeft }
}
