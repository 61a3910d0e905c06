import SwiftUI
import WidgetKit

@main
struct StockWidgets: WidgetBundle {
    var body: some Widget {
        WatchlistWidget()
        StockWidget()
    }
}
