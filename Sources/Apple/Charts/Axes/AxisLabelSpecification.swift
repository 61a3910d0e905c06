import SwiftUICore

/// A label of an axis without its types.
struct AxisLabelSpecification {
    /// Nil for the value's words.
    var view: AnyView?
    var format: ((_PlotValue) -> String?)?
    var anchor: UnitPoint?
    var orientation = AxisValueLabelOrientation.automatic
    /// Points; nil for the usual.
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
    var collision = AxisValueLabelCollisionResolution.automatic
}
