import DisplayList
import Geometry

/// Which source pixels make up each pixel of a result, along one axis: `taps` indices and weights apiece.
struct AxisSampling {
    /// A stretch of the result that shows a stretch of the source.
    struct Segment: Hashable {
        /// Pixels of the result; the first segment starts and the last ends where the image does.
        var start: CGFloat
        var end: CGFloat
        /// Pixels of the source.
        var sourceStart: CGFloat
        var sourceEnd: CGFloat
        /// The result's length after which the source repeats, in pixels; nil stretches it.
        var period: CGFloat?
    }

    /// 1 in the weights' fixed point.
    static let one: CGFloat = 16384

    /// Source pixels for one of the result above which weights become too small to be rounded by themselves.
    private static let finest: CGFloat = 32

    private(set) var taps = 1
    private(set) var indices: [Int32] = []
    private(set) var weights: [Int16] = []

    /// - Parameters:
    ///   - range: the result's pixels on the output's grid; those that the segments cover in part get less weight.
    ///   - count: pixels of the source.
    init(segments: [Segment], range: Range<Int>, count: Int, interpolation: ImageDrawing.Interpolation) {
        guard let first = segments.first, let last = segments.last else { return }
        var all: [[(index: Int, weight: CGFloat)]] = []
        all.reserveCapacity(range.count)
        for pixel in range {
            let low = CGFloat(pixel), high = low + 1
            let coverage = max(0, min(high, last.end) - max(low, first.start))
            let center = min(last.end, max(first.start, low + 0.5))
            let segment = segments.last { center >= $0.start } ?? first
            var along = center - segment.start
            let length = segment.period ?? segment.end - segment.start
            if segment.period != nil, length > 0 { along = along.truncatingRemainder(dividingBy: length) }
            let ratio = length > 0 ? (segment.sourceEnd - segment.sourceStart) / length : 0
            let place = segment.sourceStart + along * ratio
            // A tile's neighbor is the tile again. Parts of a sliced image are stretched each by itself, so that a middle of
            // one pixel has one color.
            let firstPixel = min(count - 1, Int(segment.sourceStart.rounded()))
            let wrap =
                segments.count == 1 && segment.period == nil
                ? 0..<count : firstPixel..<max(firstPixel + 1, Int(segment.sourceEnd.rounded()))
            all.append(
                Self.kernel(
                    at: place, ratio: ratio, within: wrap, wraps: segment.period != nil, count: count,
                    interpolation: interpolation, coverage: coverage))
        }
        taps = max(1, all.map(\.count).max() ?? 1)
        indices.reserveCapacity(all.count * taps)
        weights.reserveCapacity(all.count * taps)
        for kernel in all {
            for tap in 0..<taps {
                indices.append(Int32(tap < kernel.count ? kernel[tap].index : kernel.last?.index ?? 0))
                weights.append(tap < kernel.count ? Int16(kernel[tap].weight) : 0)
            }
        }
    }

    /// The weights around a place of the source, whole numbers that add up to `coverage`.
    private static func kernel(
        at place: CGFloat, ratio: CGFloat, within bounds: Range<Int>, wraps: Bool, count: Int,
        interpolation: ImageDrawing.Interpolation, coverage: CGFloat
    ) -> [(index: Int, weight: CGFloat)] {
        func resolve(_ index: Int) -> Int {
            if wraps {
                let offset = (index - bounds.lowerBound) % bounds.count
                return min(count - 1, bounds.lowerBound + (offset < 0 ? offset + bounds.count : offset))
            }
            return min(bounds.upperBound - 1, max(bounds.lowerBound, index))
        }
        let total = (coverage * one).rounded()
        guard interpolation != .none else { return [(resolve(Int(place.rounded(.down))), total)] }
        // Wider than a source pixel when the image shrinks, so that every pixel of it counts.
        let scale = max(1, ratio)
        let support = scale * (interpolation == .high ? 2 : 1)
        let low = Int((place - support - 0.5).rounded(.up)), high = Int((place + support - 0.5).rounded(.down))
        guard low <= high else { return [(resolve(Int(place.rounded(.down))), total)] }
        let raw = (low...high).map { index in
            let distance = abs(CGFloat(index) + 0.5 - place) / scale
            return interpolation == .high ? catmullRom(distance) : max(0, 1 - distance)
        }
        let sum = raw.reduce(0, +)
        guard sum > 0 else { return [(resolve(Int(place.rounded(.down))), total)] }
        var kernel: [(index: Int, weight: CGFloat)] = []
        // Of thousands of small weights each is rounded so that their sum stays true: a weight below a half would
        // vanish, and the picture with it.
        if scale > Self.finest {
            var exact: CGFloat = 0, given: CGFloat = 0
            for (offset, weight) in raw.enumerated() {
                exact += weight / sum * total
                let rounded = exact.rounded() - given
                given += rounded
                if rounded != 0 { kernel.append((resolve(low + offset), rounded)) }
            }
            return kernel
        }
        for (offset, weight) in raw.enumerated() {
            let rounded = (weight / sum * total).rounded()
            if rounded != 0 { kernel.append((resolve(low + offset), rounded)) }
        }
        // What rounding lost goes to the heaviest pixel: a flat image stays flat.
        let missing = total - kernel.reduce(0) { $0 + $1.weight }
        if let heaviest = kernel.indices.max(by: { kernel[$0].weight < kernel[$1].weight }) {
            kernel[heaviest].weight += missing
        }
        return kernel
    }

    /// The interpolating cubic with a = −½: sharp, and it overshoots little.
    private static func catmullRom(_ x: CGFloat) -> CGFloat {
        if x < 1 { return 1 + x * x * (1.5 * x - 2.5) }
        if x < 2 { return 2 + x * (-4 + x * (2.5 - 0.5 * x)) }
        return 0
    }
}
