import Geometry

/// A finished drawing: what to paint, in order, in points from the top left corner.
///
/// A display list is a value: it can be compared, hashed, printed as text, kept as a golden and sent to another
/// thread. It names no view and no drawing library.
public struct DisplayList: Hashable, Sendable {
    /// The canvas, in points.
    public var size: CGSize
    public var items: [DisplayItem]

    public init(size: CGSize, items: [DisplayItem] = []) {
        self.size = size
        self.items = items
    }
}
