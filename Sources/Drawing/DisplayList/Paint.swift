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
