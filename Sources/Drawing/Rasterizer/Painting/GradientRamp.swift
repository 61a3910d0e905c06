import DisplayList
import Geometry

/// Colors between gradient stops, interpolated premultiplied.
enum GradientRamp {
    /// Stops in order, within 0…1: those outside give way to the colors that their ramps have at 0 and 1.
    static func ordered(_ stops: [GradientStop]) -> [GradientStop] {
        var furthest = -farthest
        let rising = stops.map { stop in
            // A stop that lies before its predecessor moves up to it.
            furthest = max(furthest, stop.location.isNaN ? 0 : min(farthest, stop.location))
            return GradientStop(color: stop.color.clamped, location: furthest)
        }
        guard let first = rising.first, let last = rising.last, first.location < 0 || last.location > 1 else {
            return rising
        }
        if last.location < 0 { return [GradientStop(color: last.color, location: 0)] }
        if first.location > 1 { return [GradientStop(color: first.color, location: 1)] }
        var result: [GradientStop] = []
        for (index, stop) in rising.enumerated() {
            if index > 0 {
                let before = rising[index - 1]
                for edge in [CGFloat(0), 1] where before.location < edge && stop.location > edge {
                    let part = Float((edge - before.location) / (stop.location - before.location))
                    result.append(GradientStop(color: mix(before.color, stop.color, part), location: edge))
                }
            }
            if stop.location >= 0, stop.location <= 1 { result.append(stop) }
        }
        return result
    }

    /// Infinite places count as this many lengths of the gradient.
    private static let farthest: CGFloat = 100_000

    /// The color of a mix, computed premultiplied.
    static func mix(_ a: ResolvedColor, _ b: ResolvedColor, _ t: Float) -> ResolvedColor {
        let alpha = a.alpha + (b.alpha - a.alpha) * t
        guard alpha > 0 else { return .clear }
        func component(_ x: Float, _ y: Float) -> Float {
            (x * a.alpha + (y * b.alpha - x * a.alpha) * t) / alpha
        }
        return ResolvedColor(
            red: component(a.red, b.red), green: component(a.green, b.green), blue: component(a.blue, b.blue),
            alpha: alpha)
    }

    /// Stops for Cairo, which interpolates colors that are not premultiplied: a transparent end takes its
    /// neighbor's color, which is exact, and other changes of opacity get 16 steps between.
    static func cairoStops(_ stops: [GradientStop]) -> [GradientStop] {
        let stops = ordered(stops)
        var result: [GradientStop] = []
        for (index, stop) in stops.enumerated() {
            guard index > 0 else {
                result.append(stop)
                continue
            }
            let previous = stops[index - 1]
            let (a, b) = (previous.color, stop.color)
            let steps = a.alpha == b.alpha || a.alpha == 0 || b.alpha == 0 ? 1 : 16
            var start = a, end = b
            if a.alpha == 0 { start = ResolvedColor(red: b.red, green: b.green, blue: b.blue, alpha: 0) }
            if b.alpha == 0 { end = ResolvedColor(red: a.red, green: a.green, blue: a.blue, alpha: 0) }
            if start != result.last!.color {
                result.append(GradientStop(color: start, location: previous.location))
            }
            for step in 1...steps {
                let t = Float(step) / Float(steps)
                result.append(
                    GradientStop(
                        color: step == steps ? end : mix(start, end, t),
                        location: previous.location + (stop.location - previous.location) * CGFloat(t)))
            }
            if end != b { result.append(stop) }
        }
        return result
    }

    /// 4096 premultiplied pixels from location 0 to 1: finer than a pixel on a ring of 600 pixels' radius.
    static func pixels(_ stops: [GradientStop]) -> [UInt32] {
        let count = 4096
        let stops = ordered(stops)
        guard let first = stops.first else { return [0, 0] }
        var index = 0
        return (0..<count).map { place in
            let location = CGFloat(place) / CGFloat(count - 1)
            while index < stops.count, stops[index].location <= location { index += 1 }
            guard index > 0 else { return first.color.pixel }
            guard index < stops.count else { return stops[index - 1].color.pixel }
            let (a, b) = (stops[index - 1], stops[index])
            return mix(a.color, b.color, Float((location - a.location) / (b.location - a.location))).pixel
        }
    }
}

extension ResolvedColor {
    /// The premultiplied pixel 0xAARRGGBB; components must be in 0…1.
    var pixel: UInt32 {
        func byte(_ value: Float) -> UInt32 { UInt32(value * 255 + 0.5) }
        return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8 | byte(blue * alpha)
    }
}
