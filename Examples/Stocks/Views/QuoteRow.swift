import SwiftUI

/// A line of the watchlist: who, the day as a line, and the price over its change.
struct QuoteRow: View {
    let quote: Quote

    var body: some View {
        HStack(spacing: 12) {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 4) {
                    ChangeArrow(quote: quote)
                        .font(.caption2)
                    Text(quote.stock.symbol)
                        .font(.subheadline.weight(.semibold))
                }
                Text(quote.stock.company)
                    .font(.caption)
                    .foregroundStyle(.caption)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            PriceChart(quote: quote, lineWidth: 1.25)
                .frame(width: 72)
                .frame(maxHeight: 32)
            VStack(alignment: .trailing, spacing: 0) {
                Price(quote: quote)
                    .font(.subheadline.weight(.medium))
                RelativeChange(quote: quote)
                    .font(.caption.weight(.semibold))
            }
            .frame(minWidth: 72, alignment: .trailing)
        }
        .lineLimit(1)
        .frame(maxHeight: .infinity)
        .contentShape(.rect)
        .accessibilityElement(children: .combine)
    }
}
