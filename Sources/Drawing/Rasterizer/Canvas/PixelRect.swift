import Geometry

/// A rectangle of whole pixels on the output's grid.
struct PixelRect: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

    init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, max(0, width), max(0, height))
    }

    /// The pixels that a rectangle touches, within ±2²⁰; empty where it is not finite.
    init(covering rect: CGRect) {
        guard !rect.isNull, rect.minX.isFinite, rect.minY.isFinite, !rect.maxX.isNaN, !rect.maxY.isNaN else {
            self = .empty
            return
        }
        let limit = CGFloat(1 << 20)
        func clamp(_ value: CGFloat) -> Int { Int(min(limit, max(-limit, value))) }
        // A box that ends on a pixel's edge but for rounding noise does not touch the next pixel.
        let left = clamp((rect.minX + 1e-6).rounded(.down)), top = clamp((rect.minY + 1e-6).rounded(.down))
        self.init(
            x: left, y: top, width: clamp((rect.maxX - 1e-6).rounded(.up)) - left,
            height: clamp((rect.maxY - 1e-6).rounded(.up)) - top)
    }

    var maxX: Int { x + width }
    var maxY: Int { y + height }
    var isEmpty: Bool { width == 0 || height == 0 }
    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

    func intersection(_ other: PixelRect) -> PixelRect {
        let left = max(x, other.x), top = max(y, other.y)
        return PixelRect(
            x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    }

    /// Grown on each side by a number of pixels.
    func expanded(by horizontal: Int, _ vertical: Int) -> PixelRect {
        PixelRect(
            x: x - horizontal, y: y - vertical, width: width + 2 * horizontal, height: height + 2 * vertical)
    }

    func contains(_ other: PixelRect) -> Bool { intersection(other) == other }
}
