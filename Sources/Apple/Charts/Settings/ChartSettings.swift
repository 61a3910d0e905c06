import Foundation
import SwiftUICore

/// What the modifiers around a chart say; the one nearest to it counts.
struct ChartSettings {
    struct AxisSettings {
        var visibility = Visibility.automatic
        var rows: _AxisRows?
        var scale = PositionScaleSettings()
        var title: ChartTitle?
        var styles: [(AnyView) -> AnyView] = []

        /// Whether the axis shows anything.
        var hasValues: Bool { visibility != .hidden && rows?.rows.isEmpty != true }

        /// What its rows of values are; those that show none have no say.
        var values: [AxisMarkValues] { hasValues ? (rows?.rows ?? [AxisRow()]).map(\.values) : [] }
    }

    var x = AxisSettings()
    var y = AxisSettings()
    var legend = LegendSettings()
    var foreground = VisualScaleSettings<AnyShapeStyle>()
    var symbols = VisualScaleSettings<AnyChartSymbol>()
    var lineStyles = VisualScaleSettings<StrokeStyle>()
    /// Square points.
    var symbolSizes = VisualScaleSettings<CGFloat>()
    var plotStyles: [@MainActor (AnyView) -> AnyView] = []
    var overlays: [ChartLayer] = []
    var backgrounds: [ChartLayer] = []
}

/// A view over or behind a chart.
struct ChartLayer {
    var alignment: Alignment
    var content: @MainActor (ChartProxy) -> AnyView
}

/// The name of an axis.
struct ChartTitle {
    var position: AnnotationPosition
    var alignment: Alignment?
    /// Points.
    var spacing: CGFloat?
    var content: AnyView
}

private struct ChartSettingsKey: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue = ChartSettings()
}

extension EnvironmentValues {
    var chartSettings: ChartSettings {
        get { self[ChartSettingsKey.self] }
        set { self[ChartSettingsKey.self] = newValue }
    }
}

nonisolated extension View {
    func chartSettings(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.chartSettings, transform: change)
    }
}

/// What modifiers say of the legend.
struct LegendSettings {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    /// Points.
    var spacing: CGFloat?
    var content: AnyView?
}

/// What modifiers say of the scale of an axis.
package struct PositionScaleSettings {
    var values: [_PlotValue]?
    var includesZero: Bool?
    var isReversed = false
    var type: ScaleType?
    var padding: (start: CGFloat, end: CGFloat) = (0, 0)
    /// How much of the domain is shown: the length from `start`.
    var visibleLength: Double?
    var scrollStart: _PlotValue?

    package init() {}

    mutating func set(_ domain: _ScaleDomainValues) {
        switch domain.kind {
        case .values(let values): self.values = values
        case .automatic(let includesZero, let reversed):
            (values, self.includesZero, isReversed) = (nil, includesZero, reversed)
        }
    }
}

/// What modifiers say of colors, symbols, dashes or sizes for values.
struct VisualScaleSettings<Visual> {
    var domain: [_PlotValue]?
    var range: [Visual]?
    var isContinuous = false
    /// Of a continuous scale of styles.
    var colors: [Color] = []
    var mapping: ((_PlotValue) -> Visual?)?

    /// What numbers blend between.
    var blended: [Color] { colors.isEmpty ? ChartPalette.heat : colors }
}
