import DisplayList
import Geometry

/// Colors at the vertices of a grid, which need not be straight.
@frozen
public struct MeshGradient: ShapeStyle, View, Equatable {
    /// `Never`: the mesh paints itself.
    public typealias Resolved = Never

    /// Where the vertices lie, row after row from the top leading one, in a unit square.
    public enum Locations: Equatable, Sendable {
        /// The lines between the points are smooth.
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }

    /// One color for each vertex.
    public enum Colors: Equatable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }

    /// A vertex with the control points of the four lines that leave it, in the unit square.
    @frozen
    public struct BezierPoint: Equatable, Sendable {
        public var position: SIMD2<Float>
        public var leadingControlPoint: SIMD2<Float>
        public var topControlPoint: SIMD2<Float>
        public var trailingControlPoint: SIMD2<Float>
        public var bottomControlPoint: SIMD2<Float>

        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// Vertices in a row.
    public var width: Int
    /// Vertices in a column.
    public var height: Int
    public var locations: Locations
    public var colors: Colors
    /// Shown where the mesh leaves its frame free.
    public var background: Color
    /// Whether colors ease in and out between vertices instead of changing evenly.
    public var smoothsColors: Bool
    public var colorSpace: Gradient.ColorSpace

    public nonisolated init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    public nonisolated init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public nonisolated init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public nonisolated init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public nonisolated init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace)
    }

    public var body: some View { Rectangle().fill(self) }
}

extension ShapeStyle where Self == MeshGradient {
    public static func meshGradient(
        width: Int, height: Int, locations: MeshGradient.Locations, colors: MeshGradient.Colors,
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) -> MeshGradient {
        MeshGradient(
            width: width, height: height, locations: locations, colors: colors, background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }
}

extension MeshGradient {
    public func _paint(in context: _StyleContext) -> _StylePaint {
        let environment = context.environment
        let resolved: [ResolvedColor] =
            switch colors {
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
