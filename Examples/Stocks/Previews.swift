import SwiftUI
import WidgetKit

#Preview("Small", as: .systemSmall, using: SelectStockIntent(stock: .kite)) {
    StockWidget()
} timelineProvider: {
    StockProvider()
}

#Preview("Rectangular", as: .accessoryRectangular, using: SelectStockIntent(stock: .tidewater)) {
    StockWidget()
} timelineProvider: {
    StockProvider()
}

#Preview("Medium", as: .systemMedium) {
    WatchlistWidget()
} timelineProvider: {
    WatchlistProvider()
}

#Preview("Large", as: .systemLarge) {
    WatchlistWidget()
} timelineProvider: {
    WatchlistProvider()
}

#Preview("Extra Large", as: .systemExtraLarge) {
    WatchlistWidget()
} timelineProvider: {
    WatchlistProvider()
}
