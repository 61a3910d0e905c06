internal import _FoundationICU

/// The time of day as a language writes it short, which is what a clock shows: “9:41 AM”, “08:05”.
///
/// Foundation's `Date.FormatStyle` writes hours of one digit wherever there are any, as in “8:05” for a German's “08:05”.
package enum ShortTime {
    private struct Form: Hashable, Sendable {
        var locale: String
        var timeZone: String
    }

    private static let opened = ICUCache<Form>()

    /// - Parameters:
    ///   - moment: seconds since 1970.
    ///   - timeZone: an identifier, such as `Europe/Vienna`.
    /// - Returns: nil where ICU has no such form.
    package static func string(_ moment: Double, locale: String, timeZone: String) -> String? {
        let formatter = opened.handle(Form(locale: locale, timeZone: timeZone)) {
            var status = U_ZERO_ERROR
            let zone = Array(timeZone.utf16)
            return swift_udat_open(UDAT_SHORT, UDAT_NONE, locale, zone, Int32(zone.count), nil, 0, &status)
                .map { OpaquePointer($0) }
        }
        guard let formatter else { return nil }
        return ICUText.read { swift_udat_format(.init(formatter), moment * 1000, $0, $1, nil, &$2) }
    }
}
