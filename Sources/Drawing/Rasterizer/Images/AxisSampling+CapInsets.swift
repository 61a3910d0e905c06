import DisplayList
import Geometry

extension AxisSampling {
    /// The stretches of an axis: one for a plain image; cap, middle, cap for one with fixed edges.
    ///
    /// - Parameters:
    ///   - start: where the image begins, in pixels of the result; `length` is its extent there.
    ///   - count: pixels of the source.
    ///   - caps: points of the bitmap at its scale.
    ///   - center: points of what is used between them; nil for all.
    static func segments(
        from start: CGFloat, length: CGFloat, count: Int, caps: (CGFloat, CGFloat)?, capInsets: CapInsets?,
        center: CGFloat? = nil, pixelsPerPoint: CGFloat
    ) -> [Segment] {
        let end = start + length, size = CGFloat(count)
        let plain = [Segment(start: start, end: end, sourceStart: 0, sourceEnd: size, period: nil)]
        guard let caps, let capInsets, capInsets.scale > 0, capInsets.scale.isFinite, caps.0.isFinite, caps.1.isFinite
        else { return plain }
        // Caps that do not leave a pixel between them give way to each other.
        var low = max(0, caps.0) * capInsets.scale, high = max(0, caps.1) * capInsets.scale
        if low + high > size - 1 {
            let factor = max(0, size - 1) / (low + high)
            (low, high) = (low * factor, high * factor)
        }
        (low, high) = (low.rounded(.down), high.rounded(.down))
        let scale = pixelsPerPoint / capInsets.scale
        // In a rectangle smaller than both caps, they shrink together and the middle vanishes.
        let shrink = (low + high) * scale > length ? length / ((low + high) * scale) : 1
        let lowEnd = start + low * scale * shrink, highStart = end - high * scale * shrink
        var middle = size - low - high
        if let center, center.isFinite { middle = min(middle, max(1, (center * capInsets.scale).rounded())) }
        var result: [Segment] = []
        if lowEnd > start {
            result.append(Segment(start: start, end: lowEnd, sourceStart: 0, sourceEnd: low, period: nil))
        }
        if highStart > lowEnd {
            result.append(
                Segment(
                    start: lowEnd, end: highStart, sourceStart: low, sourceEnd: low + middle,
                    period: capInsets.tiles ? middle * scale : nil))
        }
        if end > highStart {
            result.append(Segment(start: highStart, end: end, sourceStart: size - high, sourceEnd: size, period: nil))
        }
        return result.isEmpty ? plain : result
    }
}
