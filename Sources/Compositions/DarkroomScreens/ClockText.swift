import Foundation
import SwiftUI

/// Hours and minutes without the half of the day, as status bar and Lock Screen write them: `9:41`.
struct ClockText: View {
    let date: Date
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    var body: some View { Text(verbatim: text) }

    private var text: String {
        let formatter = DateFormatter()
        (formatter.locale, formatter.timeZone) = (locale, timeZone)
        let usual = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? ""
        let isHalfDay = usual.contains("h") || usual.contains("K")
        formatter.dateFormat = isHalfDay ? "h:mm" : usual.contains("HH") ? "HH:mm" : "H:mm"
        return formatter.string(from: date)
    }
}

/// Weekday, day and month, as the Lock Screen writes them.
struct DayText: View {
    let date: Date
    /// Leaves the month out and shortens the day, where something stands beside it.
    var isShort = false
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    var body: some View { Text(verbatim: text) }

    private var text: String {
        let formatter = DateFormatter()
        (formatter.locale, formatter.timeZone) = (locale, timeZone)
        formatter.setLocalizedDateFormatFromTemplate(isShort ? "EEEd" : "EEEEdMMMM")
        return formatter.string(from: date)
    }
}
