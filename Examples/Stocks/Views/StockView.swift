import SwiftUI
import WidgetKit

/// One stock as each family shows it.
struct StockView: View {
    @Environment(\.widgetFamily) private var family
    let quote: Quote

    var body: some View {
        content
            .widgetURL(quote.stock.url)
    }

    @ViewBuilder private var content: some View {
        switch family {
        case .accessoryCircular: CircularStock(quote: quote)
        case .accessoryRectangular: RectangularStock(quote: quote)
        case .accessoryInline: InlineStock(quote: quote)
        default: SmallStock(quote: quote)
        }
    }
}

private struct SmallStock: View {
    let quote: Quote

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 4) {
                ChangeArrow(quote: quote)
                    .font(.caption2)
                Text(quote.stock.symbol)
                    .font(.headline)
            }
            Text(quote.stock.company)
                .font(.caption)
                .foregroundStyle(.caption)
            PriceChart(quote: quote)
                .padding(.vertical, 6)
            RelativeChange(quote: quote)
                .font(.footnote.weight(.semibold))
            Price(quote: quote)
                .font(.title3.weight(.semibold))
        }
        .lineLimit(1)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
