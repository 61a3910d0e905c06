import DisplayList
import Geometry

extension MeshGradient {
    public func _paint(in context: _StyleContext) -> _StylePaint {
        let environment = context.environment
        let resolved: [ResolvedColor] = switch colors {
        case .colors(let colors): colors.map { $0.resolve(in: environment).displayColor }
        case .resolvedColors(let colors): colors.map(\.displayColor)
        }
        let background = background.resolve(in: environment).displayColor
        let mesh = MeshPaint(
            columns: width, vertices: vertices, colors: resolved, background: background, isSmooth: smoothsColors,
            isPerceptual: colorSpace == .perceptual, rect: context.rect)
        return mesh.rows == height && height > 1 ? _StylePaint(.meshGradient(mesh)) : .color(background)
    }

    private var vertices: [MeshPaint.Vertex] {
        switch locations {
        case .points(let points):
            return smoothVertices(points.map(Self.point))
        case .bezierPoints(let points):
            return points.map {
                MeshPaint.Vertex(
                    position: Self.point($0.position), left: Self.point($0.leadingControlPoint),
                    top: Self.point($0.topControlPoint), right: Self.point($0.trailingControlPoint),
                    bottom: Self.point($0.bottomControlPoint))
            }
        }
    }

    private static func point(_ point: SIMD2<Float>) -> CGPoint { CGPoint(x: CGFloat(point.x), y: CGFloat(point.y)) }

    /// Lines through points go in the direction from one neighbor to the other (Catmull and Rom's rule).
    private func smoothVertices(_ points: [CGPoint]) -> [MeshPaint.Vertex] {
        guard width > 1, height > 1, points.count == width * height else { return [] }
        return points.indices.map { index in
            let (row, column) = (index / width, index % width), place = points[index]
            func control(toward step: Int, before: Bool, after: Bool) -> (back: CGPoint, forth: CGPoint) {
                let previous = before ? points[index - step] : place, next = after ? points[index + step] : place
                let divisor: CGFloat = before && after ? 6 : 3
                let dx = (next.x - previous.x) / divisor, dy = (next.y - previous.y) / divisor
                return (CGPoint(x: place.x - dx, y: place.y - dy), CGPoint(x: place.x + dx, y: place.y + dy))
            }
            let across = control(toward: 1, before: column > 0, after: column < width - 1)
            let down = control(toward: width, before: row > 0, after: row < height - 1)
            return MeshPaint.Vertex(
                position: place, left: across.back, top: down.back, right: across.forth, bottom: down.forth)
        }
    }
}
