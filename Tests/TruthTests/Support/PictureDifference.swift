import Geometry
import Testing

/// How a picture differs from a reference away from edges, whose antialiasing and rounding may differ by a pixel.
struct PictureDifference: CustomStringConvertible {
    /// Pixels whose difference exceeds the tolerance although neither picture has an edge there.
    private(set) var count = 0
    /// The first of them, with both colors.
    private(set) var first: (x: Int, y: Int, found: Picture.Color, expected: Picture.Color)?
    private(set) var sizesDiffer = false

    /// - Parameters:
    ///   - tolerance: levels of a channel, 0…255.
    ///   - reach: how many pixels around an edge are passed over.
    ///   - excluded: areas in pixels that are passed over.
    init(_ found: Picture, _ expected: Picture, tolerance: Int, reach: Int = 1, excluding excluded: [CGRect] = []) {
        guard found.width == expected.width, found.height == expected.height else {
            sizesDiffer = true
            return
        }
        for y in 0..<found.height {
            for x in 0..<found.width where found.raw(x, y) != expected.raw(x, y) {
                let (ours, theirs) = (found[x, y], expected[x, y])
                if ours.distance(to: theirs) <= tolerance { continue }
                if excluded.contains(where: { $0.contains(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)) }) {
                    continue
                }
                if Self.isNearEdge(found, x, y, reach) || Self.isNearEdge(expected, x, y, reach) { continue }
                count += 1
                first = first ?? (x, y, ours, theirs)
            }
        }
    }

    /// A step of more than 12 levels to a neighbor; the steepest ramps of the pictures climb 3 a pixel.
    private static func isNearEdge(_ picture: Picture, _ x: Int, _ y: Int, _ reach: Int) -> Bool {
        let center = picture[x, y]
        for dy in -reach...reach {
            for dx in -reach...reach {
                let (nx, ny) = (x + dx, y + dy)
                guard nx >= 0, ny >= 0, nx < picture.width, ny < picture.height else { continue }
                if picture[nx, ny].distance(to: center) > 12 { return true }
            }
        }
        return false
    }

    var isEmpty: Bool { count == 0 && !sizesDiffer }

    var description: String {
        if sizesDiffer { return "the sizes differ" }
        guard let first else { return "no difference" }
        return "\(count) pixels differ; at \(first.x), \(first.y) \(first.found), not \(first.expected)"
    }
}
