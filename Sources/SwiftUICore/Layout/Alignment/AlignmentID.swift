import Geometry

/// Names an alignment guide and gives its value where a view sets none.
public protocol AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}
