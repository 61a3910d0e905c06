internal import CCairo
import DisplayList
import Geometry

extension Paint {
    /// The pattern that Cairo paints with, to be destroyed; nil for what it has no pattern for.
    ///
    /// - Parameter reachesEnds: whether gradients have stops at 0 and 1: PDF goes on with the last of the colors that lie
    ///   at the first place, where Cairo goes on with the first of them.
    func cairoPattern(reachesEnds: Bool = false) -> OpaquePointer? {
        switch self {
        case .color(let color):
            let c = color.clamped
            return cairo_pattern_create_rgba(Double(c.red), Double(c.green), Double(c.blue), Double(c.alpha))
        case .linearGradient(let stops, let from, let to):
            return Self.gradient(cairo_pattern_create_linear(from.x, from.y, to.x, to.y), stops, reachesEnds)
        case .radialGradient(let stops, let center, let start, let end):
            return Self.gradient(Self.radial(center, start, end), stops, reachesEnds)
        case .ellipticalGradient(let stops, let rect, let center, let start, let end):
            guard rect.width > 0, rect.height > 0, rect.isFinite else { return Self.nothing }
            let pattern = Self.radial(center, start, end)
            // From the item's space to the unit square.
            var matrix = cairo_matrix_t(
                xx: 1 / rect.width, yx: 0, xy: 0, yy: 1 / rect.height, x0: -rect.minX / rect.width,
                y0: -rect.minY / rect.height)
            cairo_pattern_set_matrix(pattern, &matrix)
            return Self.gradient(pattern, stops, reachesEnds)
        case .angularGradient, .meshGradient, .pattern, .backdrop:
            return nil
        }
    }

    private static var nothing: OpaquePointer? { cairo_pattern_create_rgba(0, 0, 0, 0) }

    /// Of two equal radii Cairo draws nothing: they are moved apart, by far less than a pixel, to be a sharp edge.
    private static func radial(_ center: CGPoint, _ start: CGFloat, _ end: CGFloat) -> OpaquePointer? {
        let start = max(0, start), end = max(0, end)
        return cairo_pattern_create_radial(
            center.x, center.y, start, center.x, center.y, start == end ? end + 1e-3 : end)
    }

    private static func gradient(
        _ pattern: OpaquePointer?, _ stops: [GradientStop], _ reachesEnds: Bool
    ) -> OpaquePointer? {
        var stops = GradientRamp.cairoStops(stops)
        if reachesEnds, let first = stops.first, let last = stops.last {
            if first.location > 0 { stops.insert(GradientStop(color: first.color, location: 0), at: 0) }
            if last.location < 1 { stops.append(GradientStop(color: last.color, location: 1)) }
        }
        for stop in stops {
            let c = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, Double(c.red), Double(c.green), Double(c.blue), Double(c.alpha))
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        // A pattern with numbers that Cairo refuses would put the whole context into an error state.
        guard cairo_pattern_status(pattern) == CAIRO_STATUS_SUCCESS else {
            cairo_pattern_destroy(pattern)
            return nothing
        }
        return pattern
    }
}
