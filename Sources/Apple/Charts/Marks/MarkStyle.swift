import SwiftUICore

/// What modifiers say of a mark; the one nearest to the mark counts.
struct MarkStyle {
    var foreground: AnyShapeStyle?
    var foregroundBy: PlottedValue?
    var symbol: AnyChartSymbol?
    var symbolBy: PlottedValue?
    var symbolSize: SymbolSize?
    var symbolSizeBy: PlottedValue?
    var lineStyle: StrokeStyle?
    var lineStyleBy: PlottedValue?
    var interpolation: InterpolationMethod?
    var cornerRadius: CGFloat?
    var cornerStyle = RoundedCornerStyle.continuous
    var positionBy: [PositionGrouping] = []
    var annotations: [MarkAnnotation] = []
    var offset = CGSize.zero
    var edgeOffsets = EdgeInsets()
    var alignsWithPlot: Bool?
    var zIndex: Double?
    /// In the order of the modifiers.
    var effects: [MarkEffect] = []
    var speech = MarkSpeech()
}

/// A change of the drawn mark, in the plot's coordinates.
struct MarkEffect {
    let apply: @MainActor (AnyView, MarkEffectContext) -> AnyView
}

struct MarkEffectContext {
    /// The mark's bounds in the plot.
    var bounds: CGRect
    /// Draws other content with the chart's scales, for masks.
    var draw: @MainActor ([ChartMark]) -> AnyView
}

enum SymbolSize {
    /// Square points, as large as they look.
    case area(CGFloat)
    case size(CGSize)
}

/// `position(by:)`: marks side by side where they would lie on each other.
struct PositionGrouping {
    var value: PlottedValue
    /// Nil for the axis that bars stand on.
    var axis: Axis?
    var span: MarkDimension
}
