import SwiftUI
import WidgetKit

/// What comes next today and tomorrow.
struct UpNextWidget: Widget {
    static let kind = "UpNext"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: CalendarProvider()) { entry in
            UpNextView(entry: entry)
                .containerBackground(.widgetBackground, for: .widget)
        }
        .configurationDisplayName("Up Next")
        .description("See your upcoming events.")
        .supportedFamilies([
            .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular, .accessoryRectangular,
            .accessoryInline,
        ])
    }
}
