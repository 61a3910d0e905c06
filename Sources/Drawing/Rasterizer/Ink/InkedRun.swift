import DisplayList
import Geometry

/// A run of glyphs as a picture shows it: how large, and which pixels it inks.
package struct InkedRun: Sendable {
    package var run: GlyphRun
    /// The color that it is drawn in; nil where that is a gradient or picture.
    package var color: ResolvedColor?
    /// Of the groups around it, 0…1.
    package var opacity: Double
    /// Whether its color reaches the picture with nothing but opacity changed.
    package var isPlain: Bool
    /// Whether it is an icon and no text.
    package var isSymbol: Bool
    /// Points per em in the picture, after all transforms.
    package var size: CGFloat
    /// Its place among what is drawn.
    package var order: Int
    /// Pixels of the picture, from the left and from the top.
    package var x: Int
    package var y: Int
    /// Pixels of the mask.
    package var width: Int
    package var height: Int
    /// How much of each pixel is covered, row after row, 0…255.
    package var coverage: [UInt8]

    /// Whether the box of another run touches this one's.
    package func touches(_ other: InkedRun) -> Bool {
        x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
    }
}

/// What of a picture is glyphs, and what may hide them.
package struct Ink: Sendable {
    /// A box that is filled with something more opaque than not.
    struct Cover: Sendable {
        var order: Int
        var box: PixelRect
    }

    /// In drawing order.
    package var runs: [InkedRun] = []
    var covers: [Cover] = []

    /// Whether something that is drawn between two places lies over a whole box of pixels.
    ///
    /// - Parameter orders: of drawing; what stands at either end does not count.
    package func isCovered(x: Int, y: Int, width: Int, height: Int, orders: Range<Int>) -> Bool {
        let box = PixelRect(x: x, y: y, width: width, height: height)
        return covers.contains { $0.order > orders.lowerBound && $0.order < orders.upperBound && $0.box.contains(box) }
    }
}
