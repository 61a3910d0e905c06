internal import CPixels
import Geometry

/// How two bitmaps differ to the eye, apart from how edges are smoothed.
package struct PerceptualComparison: Sendable {
    /// What is said of a pixel; pixels that are equal, or under a mask, are `same`.
    package enum Verdict: UInt8, Sendable {
        case same, masked
        /// It differs as an edge does that lies a part of a pixel elsewhere.
        case edge
        case different
    }

    package let width: Int, height: Int
    package let sizesDiffer: Bool
    /// Pixels that differ otherwise than as edges; where the sizes differ, those outside the common part count too.
    package let differentPixels: Int
    /// Pixels that differ as edges do.
    package let edgePixels: Int
    /// Pixels of the largest part of `differentPixels` that hang together, at corners too.
    package let largestCluster: Int
    /// The largest CIEDE2000 distance of `differentPixels`, rounded to a thousandth, the larger of what is seen on
    /// white and on black; 100 where the sizes differ.
    package let largestDeltaE: Double
    /// By rows from the top; empty where every pixel is the same.
    package let verdicts: [Verdict]

    /// Whether every pixel outside the masks is equal.
    package var isEqual: Bool { differentPixels == 0 && edgePixels == 0 && !sizesDiffer }

    /// - Parameter masks: in pixels; what they touch is not compared.
    package init(_ first: Bitmap, _ second: Bitmap, masks: [CGRect] = []) {
        width = max(first.width, second.width)
        height = max(first.height, second.height)
        sizesDiffer = first.width != second.width || first.height != second.height
        guard !sizesDiffer else {
            differentPixels =
                width * height
                - min(first.width, second.width) * min(first.height, second.height)
            (edgePixels, largestCluster, largestDeltaE, verdicts) = (0, differentPixels, 100, [])
            return
        }
        let exact = BitmapComparison(first, second)
        guard let box = exact.box else {
            (differentPixels, edgePixels, largestCluster, largestDeltaE, verdicts) = (0, 0, 0, 0, [])
            return
        }
        defer { withExtendedLifetime((first, second)) {} }
        let (a, b) = (UnsafePointer(first.buffer.pixels), UnsafePointer(second.buffer.pixels))
        var verdicts = [Verdict](repeating: .same, count: width * height)
        for mask in masks { Self.cover(mask, width, height, &verdicts) }
        let edges = EdgeRecognition(a, b, width: width, height: height)
        var distance = LargestDistance(), different = 0, edge = 0
        let linear = LabColor.linear
        for y in Int(box.minY)..<Int(box.maxY) {
            for x in Int(box.minX)..<Int(box.maxX) {
                let index = y * width + x
                guard a[index] != b[index], verdicts[index] == .same else { continue }
                if edges.isEdge(x, y) {
                    verdicts[index] = .edge
                    edge += 1
                } else {
                    verdicts[index] = .different
                    different += 1
                    distance.meet(a[index], b[index], linear)
                }
            }
        }
        (differentPixels, edgePixels) = (different, edge)
        largestDeltaE = (distance.value * 1000).rounded() / 1000
        largestCluster = different == 0 ? 0 : Self.largestCluster(verdicts, width, height)
        self.verdicts = verdicts
    }

    private static func cover(_ mask: CGRect, _ width: Int, _ height: Int, _ verdicts: inout [Verdict]) {
        func clamped(_ value: Double, _ limit: Int) -> Int { Int(min(max(value, 0), Double(limit))) }
        guard mask.width > 0, mask.height > 0 else { return }
        let (left, right) = (clamped(mask.minX.rounded(.down), width), clamped(mask.maxX.rounded(.up), width))
        let (top, bottom) = (clamped(mask.minY.rounded(.down), height), clamped(mask.maxY.rounded(.up), height))
        guard left < right, top < bottom else { return }
        for y in top..<bottom {
            for x in left..<right { verdicts[y * width + x] = .masked }
        }
    }

    private static func largestCluster(_ verdicts: [Verdict], _ width: Int, _ height: Int) -> Int {
        var isOpen = verdicts.map { $0 == .different }, waiting: [Int] = [], largest = 0
        for start in isOpen.indices where isOpen[start] {
            isOpen[start] = false
            waiting.append(start)
            var size = 0
            while let index = waiting.popLast() {
                size += 1
                let x = index % width, y = index / width
                for row in max(0, y - 1)...min(height - 1, y + 1) {
                    for column in max(0, x - 1)...min(width - 1, x + 1) where isOpen[row * width + column] {
                        isOpen[row * width + column] = false
                        waiting.append(row * width + column)
                    }
                }
            }
            largest = max(largest, size)
        }
        return largest
    }

    /// Pairs of pixels that come, of which only those are measured that may be farther apart than any before.
    private struct LargestDistance {
        private(set) var value = 0.0
        private var last: (UInt32, UInt32) = (0, 0)

        mutating func meet(_ first: UInt32, _ second: UInt32, _ linear: [Double]) {
            if (first, second) == last { return }
            last = (first, second)
            measure(Self.on(255, first), Self.on(255, second), linear)
            if first >> 24 < 255 || second >> 24 < 255 { measure(Self.on(0, first), Self.on(0, second), linear) }
        }

        private mutating func measure(_ first: UInt32, _ second: UInt32, _ linear: [Double]) {
            let a = LabColor(pixel: first, linear: linear), b = LabColor(pixel: second, linear: linear)
            if a.boundOfSquare(to: b) > value * value { value = max(value, a.ciede2000(to: b)) }
        }

        /// A premultiplied pixel over a gray.
        private static func on(_ gray: UInt32, _ pixel: UInt32) -> UInt32 {
            let rest = (255 - pixel >> 24) * gray / 255
            func channel(_ shift: UInt32) -> UInt32 { min(255, (pixel >> shift & 0xFF) + rest) << shift }
            return 0xFF00_0000 | channel(16) | channel(8) | channel(0)
        }
    }
}
