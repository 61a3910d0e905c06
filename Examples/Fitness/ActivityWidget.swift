import SwiftUI
import WidgetKit

@main
struct ActivityWidget: Widget {
    static let kind = "Activity"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: ActivityProvider()) { entry in
            ActivityView(day: entry.day)
                .containerBackground(for: .widget) { ActivityBackground() }
        }
        .configurationDisplayName("Activity")
        .description("Keep an eye on your rings.")
        .supportedFamilies([
            .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline,
        ])
    }
}
