import SwiftUICore

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
