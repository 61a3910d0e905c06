import DisplayList
import Geometry

/// Where the colors of a gradient lie.
enum GradientLine: Sendable {
    case linear(CGPoint, CGPoint)
    case radial(CGPoint, CGFloat, CGFloat)
    case conic(CGPoint, Angle)

    /// The most repetitions that are laid out; more are finer than the pixels of any canvas.
    private static let mostRepeats = 512

    func paint(_ stops: [GradientStop], _ options: GraphicsContext.GradientOptions, covering box: CGRect) -> Paint {
        var stops = stops
        if options.contains(.linearColor) { stops = Self.linear(stops) }
        let mirrors = options.contains(.mirror)
        guard mirrors || options.contains(.repeat), let reach = reach(box) else { return paint(stops, from: 0, to: 1) }
        let first = min(0, reach.lowerBound.rounded(.down)), last = max(1, reach.upperBound.rounded(.up))
        guard last - first <= CGFloat(Self.mostRepeats) else { return paint(stops, from: 0, to: 1) }
        var laid: [GradientStop] = []
        for turn in Int(first)..<Int(last) {
            let isBack = mirrors && turn % 2 != 0
            laid += (isBack ? stops.reversed() : stops).map { stop in
                let place = isBack ? 1 - stop.location : stop.location
                return GradientStop(
                    color: stop.color, location: (CGFloat(turn) + place - first) / (last - first))
            }
        }
        return paint(laid, from: first, to: last)
    }

    /// The gradient over a stretch of its line, of which 0…1 is its own.
    private func paint(_ stops: [GradientStop], from first: CGFloat, to last: CGFloat) -> Paint {
        switch self {
        case .linear(let start, let end):
            func point(_ t: CGFloat) -> CGPoint {
                CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
            }
            return .linearGradient(stops, from: point(first), to: point(last))
        case .radial(let center, let start, let end):
            func radius(_ t: CGFloat) -> CGFloat { start + (end - start) * t }
            return .radialGradient(stops, center: center, startRadius: radius(first), endRadius: radius(last))
        case .conic(let center, let angle):
            return .angularGradient(
                stops, center: center, startAngle: angle.radians, endAngle: angle.radians + 2 * .pi)
        }
    }

    /// The part of the line that colors `box`; nil where the gradient has no length or no end.
    private func reach(_ box: CGRect) -> ClosedRange<CGFloat>? {
        let corners = [
            CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
            CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY)
        ]
        switch self {
        case .linear(let start, let end):
            let dx = end.x - start.x, dy = end.y - start.y
            let square = dx * dx + dy * dy
            guard square > 0 else { return nil }
            let places = corners.map { (($0.x - start.x) * dx + ($0.y - start.y) * dy) / square }
            return places.min()!...places.max()!
        case .radial(let center, let start, let end):
            guard start != end else { return nil }
            let farthest = corners.map { hypot($0.x - center.x, $0.y - center.y) }.max()!
            // No circle is smaller than a point.
            let places = [(0 - start) / (end - start), (farthest - start) / (end - start)]
            return max(places.min()!, end > start ? -start / (end - start) : places.min()!)...places.max()!
        case .conic:
            return nil
        }
    }

    /// Stops between which a straight line in encoded sRGB follows one in linear sRGB within a level of 255.
    private static func linear(_ stops: [GradientStop]) -> [GradientStop] {
        let pieces = 16
        guard var last = stops.first else { return [] }
        var result = [last]
        for stop in stops.dropFirst() {
            for piece in 1...pieces {
                let t = CGFloat(piece) / CGFloat(pieces)
                result.append(
                    GradientStop(
                        color: ColorSpaceConversion.mixLinear(last.color, stop.color, by: Float(t)),
                        location: last.location + (stop.location - last.location) * t))
            }
            last = stop
        }
        return result
    }
}
