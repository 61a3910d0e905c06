import SwiftUI
import WidgetKit

/// All stocks that the user follows, as many as there is room for.
struct WatchlistWidget: Widget {
    static let kind = "Watchlist"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: WatchlistProvider()) { entry in
            WatchlistView(quotes: entry.quotes)
                .containerBackground(.widgetBackground, for: .widget)
        }
        .configurationDisplayName("Watchlist")
        .description("Follow the stocks of your watchlist.")
        .supportedFamilies([.systemMedium, .systemLarge, .systemExtraLarge])
    }
}
