import Geometry

/// What an area is filled with. Points are in the coordinate space of the item that is painted.
package enum Paint: Hashable, Sendable {
    case color(ResolvedColor)
    case linearGradient([GradientStop], from: CGPoint, to: CGPoint)
    case radialGradient([GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Clockwise from `startAngle` to `endAngle`, both in radians from the positive x axis. Of more than a turn the
    /// last one is drawn; what less than a turn leaves gets the last and the first color, half each, as SwiftUI's
    /// documentation says.
    case angularGradient([GradientStop], center: CGPoint, startAngle: Double, endAngle: Double)
    /// A gradient drawn in a unit square, in which center and radii are given, and stretched over a rectangle:
    /// SwiftUI's elliptical gradient.
    case ellipticalGradient([GradientStop], in: CGRect, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)

    case meshGradient(MeshPaint)
    case pattern(TilePattern)
    case backdrop(Backdrop)

    package static let clear = Paint.color(.clear)

    /// The paint with the opacity of every place multiplied.
    package func multiplyingAlpha(by factor: Double) -> Paint {
        switch self {
        case .pattern(var pattern):
            pattern.opacity *= factor
            return .pattern(pattern)
        case .backdrop(var backdrop):
            backdrop.opacity *= factor
            return .backdrop(backdrop)
        default:
            return mapColors { $0.multiplyingAlpha(by: factor) }
        }
    }

    /// The paint with every color replaced.
    package func mapColors(_ transform: (ResolvedColor) -> ResolvedColor) -> Paint {
        func map(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(color: transform($0.color), location: $0.location) }
        }
        switch self {
        case .color(let color):
            return .color(transform(color))
        case .linearGradient(let stops, let from, let to):
            return .linearGradient(map(stops), from: from, to: to)
        case .radialGradient(let stops, let center, let start, let end):
            return .radialGradient(map(stops), center: center, startRadius: start, endRadius: end)
        case .angularGradient(let stops, let center, let start, let end):
            return .angularGradient(map(stops), center: center, startAngle: start, endAngle: end)
        case .ellipticalGradient(let stops, let rect, let center, let start, let end):
            return .ellipticalGradient(map(stops), in: rect, center: center, startRadius: start, endRadius: end)
        case .meshGradient(var mesh):
            mesh.colors = mesh.colors.map(transform)
            mesh.background = transform(mesh.background)
            return .meshGradient(mesh)
        case .pattern(var pattern):
            pattern.items = pattern.items.map { $0.mapColors(transform) }
            return .pattern(pattern)
        case .backdrop(var backdrop):
            backdrop.veil = transform(backdrop.veil)
            return .backdrop(backdrop)
        }
    }
}

/// A color at a place of a gradient, 0 at its start and 1 at its end. Colors between stops are interpolated
/// in sRGB, premultiplied.
package struct GradientStop: Hashable, Sendable {
    package var color: ResolvedColor
    package var location: CGFloat

    package init(color: ResolvedColor, location: CGFloat) {
        self.color = color
        self.location = location
    }
}

/// Colors at the corners of a grid of patches, each bounded by four cubic curves.
package struct MeshPaint: Hashable, Sendable {
    /// A corner of patches, with the control points of the curves that leave it; in a unit square.
    package struct Vertex: Hashable, Sendable {
        package var position: CGPoint
        package var left: CGPoint
        package var top: CGPoint
        package var right: CGPoint
        package var bottom: CGPoint

        package init(position: CGPoint, left: CGPoint, top: CGPoint, right: CGPoint, bottom: CGPoint) {
            (self.position, self.left, self.top, self.right, self.bottom) = (position, left, top, right, bottom)
        }
    }

    /// Vertices in a row, at least 2.
    package var columns: Int
    /// Row after row.
    package var vertices: [Vertex]
    /// One for each vertex.
    package var colors: [ResolvedColor]
    /// Where no patch lies.
    package var background: ResolvedColor
    /// Whether colors ease in and out between vertices instead of changing evenly.
    package var isSmooth: Bool
    /// Whether colors are mixed in Oklab instead of sRGB.
    package var isPerceptual: Bool
    /// Over which the unit square is stretched, in points.
    package var rect: CGRect

    package init(
        columns: Int, vertices: [Vertex], colors: [ResolvedColor], background: ResolvedColor, isSmooth: Bool,
        isPerceptual: Bool, rect: CGRect
    ) {
        self.columns = columns
        self.vertices = vertices
        self.colors = colors
        self.background = background
        self.isSmooth = isSmooth
        self.isPerceptual = isPerceptual
        self.rect = rect
    }

    /// Vertices in a column; 0 where the numbers do not fit each other, so that there are no patches.
    package var rows: Int {
        guard columns > 1, colors.count == vertices.count, vertices.count % columns == 0, vertices.count > columns
        else { return 0 }
        return vertices.count / columns
    }
}
