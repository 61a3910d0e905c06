import Geometry

/// A filter, and the space in which its lengths are meant.
struct AppliedFilter {
    var filter: GraphicsContext.Filter
    var space: CGAffineTransform
}
