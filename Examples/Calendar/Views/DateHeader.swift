import SwiftUI
import WidgetKit

/// The weekday in red over the day of the month.
struct DateHeader: View {
    let date: Date

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(date, format: .dateTime.weekday(.wide))
                .font(.caption2.weight(.bold))
                .textCase(.uppercase)
                .foregroundStyle(.accent)
            DayOfMonth(date: date)
                .font(.system(size: 34))
                .padding(.vertical, -2)
                .widgetAccentable()
        }
        .lineLimit(1)
        .accessibilityElement()
        .accessibilityLabel(Text(date, format: .dateTime.weekday(.wide).day().month(.wide)))
    }
}

/// The number alone, also where a date's format adds a word to it.
struct DayOfMonth: View {
    @Environment(\.calendar) private var calendar
    let date: Date

    var body: some View {
        Text(calendar.component(.day, from: date), format: .number)
    }
}

/// A heading of the agenda: today, tomorrow.
struct DayTitle: View {
    let date: Date
    let entryDate: Date

    var body: some View {
        Group {
            if Calendar.current.isDate(date, inSameDayAs: entryDate) { Text("Today") } else { Text("Tomorrow") }
        }
        .font(.caption2.weight(.bold))
        .textCase(.uppercase)
        .foregroundStyle(.caption)
        .lineLimit(1)
    }
}

struct NothingElse: View {
    var body: some View {
        Text("No more events today")
            .font(.footnote)
            .foregroundStyle(.caption)
    }
}
