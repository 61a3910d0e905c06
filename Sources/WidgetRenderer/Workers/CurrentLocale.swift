import Foundation
import Synchronization

/// What user code gets for `Locale.current`. Foundation on Linux always answers `en_001` and has no way to say
/// otherwise, so the getters are defined again here under their own symbols: the dynamic linker prefers those of
/// the program. A toolchain that names them otherwise keeps Foundation's answer.
enum CurrentLocale {
    private static let identifier = Mutex("en_US")

    static func set(_ newIdentifier: String) { identifier.withLock { $0 = newIdentifier } }

    fileprivate static var locale: Locale { Locale(identifier: identifier.withLock { $0 }) }

    fileprivate static var calendar: Calendar {
        var calendar = locale.calendar
        calendar.locale = locale
        calendar.timeZone = .current
        return calendar
    }
}

@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func _darkroomCurrentLocale() -> Locale { CurrentLocale.locale }

@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func _darkroomAutoupdatingCurrentLocale() -> Locale { CurrentLocale.locale }

@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
public func _darkroomPreferredLanguages() -> [String] {
    [CurrentLocale.locale.identifier(.bcp47)]
}

@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
public func _darkroomCurrentCalendar() -> Calendar { CurrentLocale.calendar }

@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
public func _darkroomAutoupdatingCurrentCalendar() -> Calendar { CurrentLocale.calendar }
