import Geometry

/// A finished drawing: what to paint, in order, in points from the top left corner.
///
/// A display list is a value: it can be compared, hashed, printed as text, kept as a golden and sent to another
/// thread. It names no view and no drawing library.
package struct DisplayList: Hashable, Sendable {
    /// The canvas, in points.
    package var size: CGSize
    package var items: [DisplayItem]

    package init(size: CGSize, items: [DisplayItem] = []) {
        self.size = size
        self.items = items
    }
}
