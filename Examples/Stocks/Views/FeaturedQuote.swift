import SwiftUI

/// The first stock of the list, with a chart that can be read.
struct FeaturedQuote: View {
    let quote: Quote

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 4) {
                ChangeArrow(quote: quote)
                    .font(.footnote)
                Text(quote.stock.symbol)
                    .font(.title3.weight(.bold))
            }
            Text(quote.stock.company)
                .font(.subheadline)
                .foregroundStyle(.caption)
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                Price(quote: quote)
                    .font(.title.weight(.semibold))
                RelativeChange(quote: quote)
                    .font(.headline)
            }
            .padding(.vertical, 8)
            PriceChart(quote: quote, lineWidth: 2, showsAxes: true)
        }
        .lineLimit(1)
    }
}
