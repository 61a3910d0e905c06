import SwiftUI
import WidgetKit

struct CircularStock: View {
    let quote: Quote

    var body: some View {
        ZStack {
            AccessoryWidgetBackground()
            VStack(spacing: 0) {
                ChangeArrow(quote: quote)
                    .font(.caption2)
                Text(quote.stock.symbol)
                    .font(.system(size: 15, weight: .bold))
                Text(abs(quote.relativeChange), format: .percent.precision(.fractionLength(1)))
                    .font(.system(size: 12, weight: .medium))
                    .monospacedDigit()
            }
            .padding(.bottom, 4)
        }
        .accessibilityElement(children: .combine)
    }
}

struct RectangularStock: View {
    let quote: Quote

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 4) {
                ChangeArrow(quote: quote)
                    .font(.caption2)
                Text(quote.stock.symbol)
                    .widgetAccentable()
                Spacer(minLength: 4)
                RelativeChange(quote: quote)
            }
            .font(.headline)
            HStack(spacing: 8) {
                Price(quote: quote)
                    .font(.subheadline)
                    .fixedSize()
                PriceChart(quote: quote)
            }
        }
        .lineLimit(1)
        .dynamicTypeSize(...DynamicTypeSize.large)
    }
}

struct InlineStock: View {
    let quote: Quote

    var body: some View {
        Label {
            Text(verbatim: "\(quote.stock.symbol) \(quote.relativeChange.formatted(.change))")
        } icon: {
            Image(systemName: quote.hasGained ? "arrow.up.right" : "arrow.down.right")
        }
    }
}
