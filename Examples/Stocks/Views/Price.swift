import SwiftUI
import WidgetKit

struct Price: View {
    let quote: Quote

    var body: some View {
        Text(quote.price, format: .number.precision(.fractionLength(2)))
            .monospacedDigit()
    }
}

/// By how many per cent the price has changed, in the color of a gain or a loss.
struct RelativeChange: View {
    @Environment(\.widgetRenderingMode) private var renderingMode
    let quote: Quote

    var body: some View {
        Text(quote.relativeChange, format: .change)
            .monospacedDigit()
            .foregroundStyle(renderingMode == .fullColor ? quote.color : .primary)
    }
}

struct ChangeArrow: View {
    let quote: Quote

    var body: some View {
        Image(systemName: quote.hasGained ? "arrowtriangle.up.fill" : "arrowtriangle.down.fill")
            .foregroundStyle(quote.color)
            .widgetAccentable()
            .accessibilityLabel(quote.hasGained ? Text("Gain") : Text("Loss"))
    }
}

extension Quote {
    var color: Color { hasGained ? .gain : .loss }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Percent {
    /// With its sign and two digits: +1.25%.
    static var change: Self {
        .percent.precision(.fractionLength(2)).sign(strategy: .always())
    }
}
