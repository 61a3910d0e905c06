import Foundation
import Synchronization

/// What user code gets for `Locale.current`. Foundation on Linux always answers `en_001` and has no way to say
/// otherwise, so CFoundationHooks defines the getters again under their own symbols, which the dynamic linker finds
/// before Foundation's, and jumps to the functions below. A toolchain that names them otherwise keeps Foundation's
/// answer.
package enum CurrentLocale {
    private static let identifier = Mutex("en_US")

    package static func set(_ newIdentifier: String) { identifier.withLock { $0 = newIdentifier } }

    fileprivate static var locale: Locale { Locale(identifier: identifier.withLock { $0 }) }

    fileprivate static var calendar: Calendar {
        var calendar = locale.calendar
        calendar.locale = locale
        calendar.timeZone = .current
        return calendar
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
