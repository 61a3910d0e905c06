import SwiftUI
import WidgetKit

/// As many stocks as the family has room for.
struct WatchlistView: View {
    @Environment(\.widgetFamily) private var family
    let quotes: [Quote]

    var body: some View {
        content
            .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    @ViewBuilder private var content: some View {
        switch family {
        case .systemMedium: QuoteList(quotes: Array(quotes.prefix(3)))
        case .systemExtraLarge:
            HStack(spacing: 24) {
                FeaturedQuote(quote: quotes[0])
                QuoteList(quotes: Array(quotes.dropFirst()))
            }
        default: QuoteList(quotes: quotes)
        }
    }
}

private struct QuoteList: View {
    let quotes: [Quote]

    var body: some View {
        VStack(spacing: 0) {
            ForEach(quotes) { quote in
                Link(destination: quote.stock.url) { QuoteRow(quote: quote) }
                    .overlay(alignment: .top) {
                        if quote.id != quotes.first?.id { Divider() }
                    }
            }
        }
        // Three rows of a medium widget are just high enough for a finger.
        .padding(.vertical, -4)
    }
}
