import SwiftUICore

/// What modifiers say of the legend.
struct LegendSettings {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    /// Points.
    var spacing: CGFloat?
    var content: AnyView?
}
