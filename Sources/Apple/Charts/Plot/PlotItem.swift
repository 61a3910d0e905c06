import SwiftUICore

/// Something to draw in a plot.
struct PlotItem {
    var view: AnyView
    /// Nil for the whole plot; of a size of its own where only the middle is known.
    var place = Place.plot
    var zIndex = 0.0

    enum Place {
        case plot
        /// As large as it likes, around a point.
        case centered(CGPoint)
        case annotation(MarkAnnotation, CGRect)
    }
}
