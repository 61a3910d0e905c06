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
            .foregroundStyle(quote.color(in: renderingMode))
    }
}

struct ChangeArrow: View {
    @Environment(\.widgetRenderingMode) private var renderingMode
    let quote: Quote

    var body: some View {
        Image(systemName: quote.hasGained ? "arrowtriangle.up.fill" : "arrowtriangle.down.fill")
            .foregroundStyle(quote.color(in: renderingMode))
            .widgetAccentable()
            .accessibilityLabel(quote.hasGained ? Text("Gain") : Text("Loss"))
    }
}

extension Quote {
    /// Green or red; plain where the system gives the colors.
    func color(in mode: WidgetRenderingMode) -> Color {
        mode == .fullColor ? hasGained ? .gain : .loss : .primary
    }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Percent {
    /// With its sign and two digits: +1.25%.
    static var change: Self {
        .percent.precision(.fractionLength(2)).sign(strategy: .always())
    }
}
