import SwiftUI
import WidgetKit

struct OrdersProvider: TimelineProvider {
    func placeholder(in context: Context) -> OrdersEntry { OrdersEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (OrdersEntry) -> Void) {
        completion(OrdersEntry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<OrdersEntry>) -> Void) {
        completion(Timeline(entries: [OrdersEntry(date: .now)], policy: .never))
    }
}

struct OrdersEntry: TimelineEntry {
    let date: Date
}

struct OrdersWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "orders", provider: OrdersProvider()) { _ in
            Text("Orders").containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
