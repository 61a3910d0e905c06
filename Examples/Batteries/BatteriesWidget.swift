import SwiftUI
import WidgetKit

@main
struct BatteriesWidget: Widget {
    static let kind = "Batteries"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: Self.kind, intent: SelectDeviceIntent.self, provider: BatteriesProvider()
        ) { entry in
            BatteriesView(entry: entry)
                .containerBackground(.widgetBackground, for: .widget)
        }
        .configurationDisplayName("Batteries")
        .description("Check the charge of your devices.")
        .supportedFamilies([
            .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline,
        ])
    }
}
