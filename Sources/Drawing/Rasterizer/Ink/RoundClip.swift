import DisplayList
import Geometry

/// A clip with round corners, in pixels: what lies in these is no ink that anybody sees.
struct RoundClip {
    private let rect: CGRect
    /// Of the corners.
    private let radii: CGSize

    /// Nil for what has no round corners, or is turned.
    init?(_ outline: Outline, _ transform: CGAffineTransform) {
        guard transform.keepsAxes else { return nil }
        let shape: (rect: CGRect, radii: CGSize)
        switch outline {
        case .ellipse(let rect): shape = (rect, CGSize(width: rect.width / 2, height: rect.height / 2))
        case .roundedRectangle(let rect, let radius, _):
            let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
            shape = (rect, CGSize(width: radius, height: radius))
        case .rectangle, .path: return nil
        }
        rect = shape.rect.applying(transform)
        radii = CGSize(width: shape.radii.width * abs(transform.a), height: shape.radii.height * abs(transform.d))
        guard radii.width > 0, radii.height > 0 else { return nil }
    }

    /// Takes away the coverage outside.
    ///
    /// - Parameter box: the pixels that are covered, row by row.
    func cut(_ coverage: inout [UInt8], _ box: PixelRect) {
        let corners = [(box.x, box.y), (box.maxX - 1, box.y), (box.x, box.maxY - 1), (box.maxX - 1, box.maxY - 1)]
        // It bulges: what has all its corners inside lies inside.
        guard !corners.allSatisfy({ holds($0.0, $0.1) }) else { return }
        for y in box.y..<box.maxY {
            let row = (y - box.y) * box.width
            for x in box.x..<box.maxX where coverage[row + x - box.x] > 0 && !holds(x, y) {
                coverage[row + x - box.x] = 0
            }
        }
    }

    /// Whether a pixel's middle lies inside.
    private func holds(_ x: Int, _ y: Int) -> Bool {
        let x = CGFloat(x) + 0.5, y = CGFloat(y) + 0.5
        let dx = max(rect.minX + radii.width - x, x - (rect.maxX - radii.width), 0) / radii.width
        let dy = max(rect.minY + radii.height - y, y - (rect.maxY - radii.height), 0) / radii.height
        return dx * dx + dy * dy <= 1
    }
}
