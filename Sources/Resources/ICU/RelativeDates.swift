internal import _FoundationICU

/// Dates as a language says them from now: “yesterday at 9:41 AM”, and in full where it has no such word.
package enum RelativeDates {
    /// How much of a date or a time is written.
    package enum Style: Hashable, Sendable { case none, short, medium, long, full }

    /// What decides about a date's words.
    package struct Form: Hashable, Sendable {
        let date: Style
        let time: Style
        let locale: String
        /// An identifier, such as `Europe/Vienna`.
        let timeZone: String
        let position: RelativeWords.Position

        package init(date: Style, time: Style, locale: String, timeZone: String, position: RelativeWords.Position) {
            (self.date, self.time, self.locale, self.timeZone) = (date, time, locale, timeZone)
            self.position = position
        }
    }

    private static let opened = ICUCache<Form>()

    /// - Parameter moment: seconds since 1970.
    /// - Returns: nil where ICU has no such form.
    package static func string(_ moment: Double, _ form: Form) -> String? {
        let formatter = opened.handle(form) {
            var status = U_ZERO_ERROR
            let zone = Array(form.timeZone.utf16)
            let formatter = swift_udat_open(
                form.time.value, UDateFormatStyle(rawValue: form.date.value.rawValue | UDAT_RELATIVE.rawValue),
                form.locale, zone, Int32(zone.count), nil, 0, &status)
            guard let formatter else { return nil }
            swift_udat_setContext(formatter, form.position.context, &status)
            return OpaquePointer(formatter)
        }
        guard let formatter else { return nil }
        return ICUText.read { swift_udat_format(.init(formatter), moment * 1000, $0, $1, nil, &$2) }
    }
}

extension RelativeDates.Style {
    fileprivate var value: UDateFormatStyle {
        switch self {
        case .none: UDAT_NONE
        case .short: UDAT_SHORT
        case .medium: UDAT_MEDIUM
        case .long: UDAT_LONG
        case .full: UDAT_FULL
        }
    }
}
