import WidgetKit

struct StockProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> QuotesEntry {
        QuotesEntry(date: .now, stocks: [.aurora])
    }

    func snapshot(for configuration: SelectStockIntent, in context: Context) async -> QuotesEntry {
        QuotesEntry(date: .now, stocks: [configuration.stock])
    }

    func timeline(for configuration: SelectStockIntent, in context: Context) async -> Timeline<QuotesEntry> {
        Timeline(entries: QuotesEntry.entries(3, stocks: [configuration.stock]), policy: .atEnd)
    }
}
