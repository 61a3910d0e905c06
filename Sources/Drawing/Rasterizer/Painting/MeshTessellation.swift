internal import CPixels
import DisplayList
import Geometry

/// A mesh's patches as grids of small quadrangles in pixels. Neighbors share their edge's vertices exactly, so that
/// nothing shows between them.
struct MeshTessellation {
    private let mesh: MeshPaint
    private let space: CGAffineTransform
    /// Quadrangles along a patch's side.
    let steps: Int

    /// Pixels; colors change evenly within a quadrangle, which then is at most about a level off.
    private static let side: CGFloat = 4
    /// Pixels; beyond this a patch is left out.
    private static let farthest: CGFloat = 1_000_000

    init(_ mesh: MeshPaint, _ space: CGAffineTransform) {
        (self.mesh, self.space) = (mesh, space)
        let places = mesh.vertices.map { $0.position.applying(space) }
        var longest: CGFloat = 0
        for (index, place) in places.enumerated() {
            for neighbor in [index + 1, index + mesh.columns] where neighbor < places.count {
                longest = max(longest, abs(places[neighbor].x - place.x), abs(places[neighbor].y - place.y))
            }
        }
        steps = longest.isFinite ? min(128, max(8, Int((longest / Self.side).rounded(.up)))) : 8
    }

    /// The vertices row after row; nil where the patch lies too far away.
    func patch(row: Int, column: Int) -> [mesh_vertex]? {
        let corners = [(0, 0), (0, 1), (1, 0), (1, 1)].map { (row + $0.0) * mesh.columns + column + $0.1 }
        let controls = controlPoints(corners)
        guard controls.allSatisfy({ abs($0.x) < Self.farthest && abs($0.y) < Self.farthest }) else { return nil }
        let colors = corners.map { PatchColor(mesh.colors[$0], perceptual: mesh.isPerceptual) }
        let weights = (0...steps).map { step in Self.weights(CGFloat(step) / CGFloat(steps)) }
        var result: [mesh_vertex] = []
        result.reserveCapacity((steps + 1) * (steps + 1))
        for v in 0...steps {
            let left = PatchColor.mix(colors[0], colors[2], eased(v)),
                right = PatchColor.mix(colors[1], colors[3], eased(v))
            for u in 0...steps {
                var place = CGPoint.zero
                for (i, down) in weights[v].enumerated() {
                    for (j, across) in weights[u].enumerated() {
                        place.x += down * across * controls[i * 4 + j].x
                        place.y += down * across * controls[i * 4 + j].y
                    }
                }
                let color = PatchColor.mix(left, right, eased(u)).color
                result.append(
                    mesh_vertex(
                        x: Int64((place.x * 256).rounded()), y: Int64((place.y * 256).rounded()),
                        red: color.red * color.alpha, green: color.green * color.alpha, blue: color.blue * color.alpha,
                        alpha: color.alpha))
            }
        }
        return result
    }

    private func eased(_ step: Int) -> Float {
        let t = Float(step) / Float(steps)
        return mesh.isSmooth ? t * t * (3 - 2 * t) : t
    }

    private static func weights(_ t: CGFloat) -> [CGFloat] {
        let u = 1 - t
        return [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    }

    /// 4 rows of 4. The inner ones continue the sides' directions without a twist.
    private func controlPoints(_ corners: [Int]) -> [CGPoint] {
        let (a, b, c, d) = (
            mesh.vertices[corners[0]], mesh.vertices[corners[1]], mesh.vertices[corners[2]], mesh.vertices[corners[3]]
        )
        func inner(_ corner: CGPoint, _ one: CGPoint, _ two: CGPoint) -> CGPoint {
            CGPoint(x: one.x + two.x - corner.x, y: one.y + two.y - corner.y)
        }
        return [
            a.position, a.right, b.left, b.position,
            a.bottom, inner(a.position, a.right, a.bottom), inner(b.position, b.left, b.bottom), b.bottom,
            c.top, inner(c.position, c.right, c.top), inner(d.position, d.left, d.top), d.top,
            c.position, c.right, d.left, d.position
        ].map { $0.applying(space) }
    }
}

/// A color in the space in which a mesh mixes: premultiplied, encoded sRGB or Oklab.
private struct PatchColor {
    private var components: SIMD4<Float>
    private let perceptual: Bool

    init(_ color: ResolvedColor, perceptual: Bool) {
        let color = color.clamped
        self.perceptual = perceptual
        if perceptual {
            let lab = Oklab(color)
            components = SIMD4(Float(lab.lightness), Float(lab.a), Float(lab.b), 1) * color.alpha
        } else {
            components = SIMD4(color.red, color.green, color.blue, 1) * color.alpha
        }
    }

    static func mix(_ a: PatchColor, _ b: PatchColor, _ t: Float) -> PatchColor {
        var result = a
        result.components = a.components + (b.components - a.components) * t
        return result
    }

    var color: ResolvedColor {
        let alpha = components.w
        guard alpha > 0 else { return .clear }
        let (x, y, z) = (components.x / alpha, components.y / alpha, components.z / alpha)
        return perceptual
            ? Oklab(lightness: Double(x), a: Double(y), b: Double(z)).color(alpha: alpha)
            : ResolvedColor(red: x, green: y, blue: z, alpha: alpha)
    }
}
