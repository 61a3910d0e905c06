import WidgetKit

struct WatchlistProvider: TimelineProvider {
    func placeholder(in context: Context) -> QuotesEntry {
        QuotesEntry(date: .now, stocks: Stock.allCases)
    }

    func getSnapshot(in context: Context, completion: @escaping (QuotesEntry) -> Void) {
        completion(QuotesEntry(date: .now, stocks: Stock.allCases))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<QuotesEntry>) -> Void) {
        completion(Timeline(entries: QuotesEntry.entries(2, stocks: Stock.allCases), policy: .atEnd))
    }
}
