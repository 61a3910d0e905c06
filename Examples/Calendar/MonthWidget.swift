import SwiftUI
import WidgetKit

/// The month at a glance.
struct MonthWidget: Widget {
    static let kind = "Month"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: CalendarProvider()) { entry in
            MonthView(entry: entry)
                .containerBackground(.widgetBackground, for: .widget)
        }
        .configurationDisplayName("Month")
        .description("See the days of this month.")
        .supportedFamilies([.systemSmall])
    }
}
