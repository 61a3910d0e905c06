import SwiftUI
import WidgetKit

/// One stock of the user's choice.
struct StockWidget: Widget {
    static let kind = "Stock"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: Self.kind, intent: SelectStockIntent.self, provider: StockProvider()) { entry in
            StockView(quote: entry.quotes[0])
                .containerBackground(.widgetBackground, for: .widget)
        }
        .configurationDisplayName("Stock")
        .description("Follow one stock through the day.")
        .supportedFamilies([.systemSmall, .accessoryCircular, .accessoryRectangular, .accessoryInline])
    }
}
