internal import CCairo
import DisplayList
import Geometry

/// An outline in pixels, in FreeType's form: contours of points.
///
/// Curves become lines here, within 1/50 pixel: FreeType 2.12 stops splitting a cubic when its control points are
/// half a pixel from the chord, which is off by up to 17 levels of 255 on a corner of 10 pixels.
struct OutlineBuilder {
    /// Pixels.
    private static let tolerance: CGFloat = 0.02
    /// FreeType counts points in 16 bits.
    private static let mostPoints = 32_000
    /// Pixels; beyond this FreeType's arithmetic would overflow.
    private static let farthest: CGFloat = 100_000

    private var points: [CGPoint] = []
    /// Of each contour, its last point's index.
    private var ends: [Int] = []

    /// Nil where the outline is too long or reaches too far.
    init?(_ outline: Outline, _ transform: CGAffineTransform) {
        var start = 0
        func endContour(_ builder: inout OutlineBuilder) {
            if builder.points.count > start {
                builder.ends.append(builder.points.count - 1)
                start = builder.points.count
            }
        }
        var first = CGPoint.zero
        for element in outline.elements {
            // One more curve is at most 1000 points.
            if points.count > Self.mostPoints - 1000 { return nil }
            let places = element.points.map { $0.applying(transform) }
            guard places.allSatisfy({ abs($0.x) < Self.farthest && abs($0.y) < Self.farthest }) else { return nil }
            if case .move = element {
                endContour(&self)
                first = places[0]
                points.append(places[0])
                continue
            }
            if case .close = element {
                endContour(&self)
                continue
            }
            // After a closed subpath drawing goes on from where it began.
            if points.count == start { points.append(points.isEmpty ? places.last! : first) }
            switch element {
            case .quad:
                let start = points.last!
                appendCurve(
                    Self.between(start, places[0], 2.0 / 3), Self.between(places[1], places[0], 2.0 / 3), places[1])
            case .curve:
                appendCurve(places[0], places[1], places[2])
            default:
                points.append(places[0])
            }
        }
        endContour(&self)
    }

    private static func between(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }

    /// Adds a cubic as lines: n of them miss it by at most ¾ of its largest second difference, over n².
    private mutating func appendCurve(_ one: CGPoint, _ two: CGPoint, _ end: CGPoint) {
        let start = points.last!
        func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
            hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
        }
        let bend = max(bend(start, one, two), bend(one, two, end))
        let count = min(1000, max(1, Int((0.75 * bend / Self.tolerance).squareRoot().rounded(.up))))
        for step in 1..<max(2, count) where count > 1 {
            let t = CGFloat(step) / CGFloat(count), u = 1 - t
            let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            points.append(
                CGPoint(
                    x: a * start.x + b * one.x + c * two.x + d * end.x,
                    y: a * start.y + b * one.y + c * two.y + d * end.y))
        }
        points.append(end)
    }

    /// Adds the covered areas to a cleared mask; false where FreeType refuses the outline.
    func draw(on mask: Canvas, evenOdd: Bool, library: FT_Library?) -> Bool {
        guard let library else { return false }
        guard !points.isEmpty else { return true }
        // Rows go down, FreeType's y goes up from the last row.
        let originX = CGFloat(mask.bounds.x), bottom = CGFloat(mask.bounds.maxY)
        var outline = FT_Outline()
        guard FT_Outline_New(library, UInt32(points.count), Int32(ends.count), &outline) == 0 else { return false }
        defer { FT_Outline_Done(library, &outline) }
        // Tags and ends are signed before FreeType 2.13.3 and unsigned since: no type is named here.
        for (index, point) in points.enumerated() {
            outline.points[index] = FT_Vector(
                x: Int(((point.x - originX) * 64).rounded()), y: Int(((bottom - point.y) * 64).rounded()))
            // No control point.
            outline.tags[index] = 1
        }
        for (index, end) in ends.enumerated() { outline.contours[index] = numericCast(end) }
        // What the outline owns is told by a flag too.
        outline.flags |= Int32(evenOdd ? FT_OUTLINE_EVEN_ODD_FILL : FT_OUTLINE_NONE)
        var bitmap = FT_Bitmap()
        bitmap.rows = UInt32(mask.bounds.height)
        bitmap.width = UInt32(mask.bounds.width)
        bitmap.pitch = Int32(mask.stride)
        bitmap.buffer = mask.buffer.bytes.assumingMemoryBound(to: UInt8.self)
        bitmap.num_grays = 256
        bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
        let code = FT_Outline_Get_Bitmap(library, &outline, &bitmap)
        cairo_surface_mark_dirty(mask.surface)
        return code == 0
    }
}
