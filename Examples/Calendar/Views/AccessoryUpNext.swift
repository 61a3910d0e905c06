import SwiftUI
import WidgetKit

struct CircularDate: View {
    let date: Date

    var body: some View {
        ZStack {
            AccessoryWidgetBackground()
            VStack(spacing: -2) {
                Text(date, format: .dateTime.weekday(.abbreviated))
                    .font(.system(size: 12, weight: .semibold))
                    .textCase(.uppercase)
                    .widgetAccentable()
                DayOfMonth(date: date)
                    .font(.system(size: 26, weight: .semibold))
            }
        }
        .accessibilityElement()
        .accessibilityLabel(Text(date, format: .dateTime.weekday(.wide).day().month(.wide)))
    }
}

struct RectangularUpNext: View {
    let entry: CalendarEntry

    var body: some View {
        HStack(spacing: 6) {
            Capsule()
                .frame(width: 3)
                .widgetAccentable()
            VStack(alignment: .leading, spacing: 0) {
                if let next = entry.next {
                    Text(next.title)
                        .font(.headline)
                        .widgetAccentable()
                        .privacySensitive()
                    ViewThatFits(in: .horizontal) {
                        Text(next.start...next.end)
                        Text(next.start, style: .time)
                    }
                    if let place = next.place {
                        Text(place)
                            .foregroundStyle(.secondary)
                            .privacySensitive()
                    }
                } else {
                    Text("No more events today")
                        .lineLimit(2)
                }
            }
            .font(.subheadline)
            .lineLimit(1)
            Spacer(minLength: 0)
        }
        .dynamicTypeSize(...DynamicTypeSize.large)
        .accessibilityElement(children: .combine)
    }
}

struct InlineUpNext: View {
    let entry: CalendarEntry

    var body: some View {
        if let next = entry.next {
            Label {
                Text("\(next.start, format: .dateTime.hour().minute()) \(Text(next.title))")
            } icon: {
                Image(systemName: "calendar")
            }
            .privacySensitive()
        } else {
            Label("No more events", systemImage: "calendar")
        }
    }
}
