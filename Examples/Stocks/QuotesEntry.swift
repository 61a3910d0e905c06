import WidgetKit

struct QuotesEntry: TimelineEntry {
    let date: Date
    let quotes: [Quote]

    init(date: Date, stocks: [Stock]) {
        self.date = date
        quotes = stocks.map { Market.quote(for: $0, at: date) }
    }

    /// Now, and on each of the next hours.
    static func entries(_ count: Int, stocks: [Stock]) -> [QuotesEntry] {
        let hour = Calendar.current.dateInterval(of: .hour, for: .now)?.start ?? .now
        let dates = [.now] + (1..<count).map { hour.addingTimeInterval(Double($0) * 3600) }
        return dates.map { QuotesEntry(date: $0, stocks: stocks) }
    }
}
