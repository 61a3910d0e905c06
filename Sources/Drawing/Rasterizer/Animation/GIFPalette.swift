/// The at most 256 colors that stand for those of a picture: the picture's own where they are few, otherwise the means of
/// boxes that are cut where colors differ most (median cut by variance).
struct GIFPalette {
    /// From this opacity on, of 255, a pixel is seen.
    static let opaque: UInt8 = 128

    struct Picture {
        /// 0xRRGGBB.
        var palette: [UInt32]
        /// Of pixels that are not seen; nil where all are.
        var transparent: UInt8?
        var indices: [UInt8]
    }

    /// A part of a picture, in pixels.
    static func indexed(_ pixels: StraightPixels, x: Int, y: Int, width: Int, height: Int) -> Picture {
        var counts: [UInt32: Int] = [:], hasHoles = false
        each(pixels, x, y, width, height) { color in
            if let color { counts[color, default: 0] += 1 } else { hasHoles = true }
        }
        let colors = counts.map { Color(value: $0.key, count: $0.value) }.sorted { $0.value < $1.value }
        let boxes = cut(colors, into: hasHoles ? 255 : 256)
        var places: [UInt32: UInt8] = [:], palette: [UInt32] = []
        places.reserveCapacity(colors.count)
        for box in boxes {
            for color in box.colors { places[color.value] = UInt8(palette.count) }
            palette.append(box.mean)
        }
        let transparent = hasHoles ? UInt8(palette.count) : nil
        if hasHoles || palette.isEmpty { palette.append(0) }
        var indices: [UInt8] = []
        indices.reserveCapacity(width * height)
        each(pixels, x, y, width, height) { color in
            indices.append(color.flatMap { places[$0] } ?? transparent ?? 0)
        }
        return Picture(palette: palette, transparent: transparent, indices: indices)
    }

    /// - Parameter body: gets 0xRRGGBB; nil of a pixel that is not seen.
    private static func each(
        _ pixels: StraightPixels, _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ body: (UInt32?) -> Void
    ) {
        pixels.bytes.withUnsafeBufferPointer { bytes in
            for row in y..<y + height {
                var index = pixels.index(x: x, y: row)
                for _ in 0..<width {
                    let color = UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2])
                    body(bytes[index + 3] >= opaque ? color : nil)
                    index += 4
                }
            }
        }
    }

    private struct Color {
        var value: UInt32
        var count: Int

        /// Red 16, green 8, blue 0.
        func part(_ shift: UInt32) -> Int { Int(value >> shift & 255) }
    }

    /// Colors that one stands for.
    private struct Box {
        let colors: [Color]
        let mean: UInt32
        /// Which component differs most, and the sum of its squares from the mean.
        let shift: UInt32
        let error: Int

        init(_ colors: [Color]) {
            self.colors = colors
            let count = colors.reduce(0) { $0 + $1.count }
            var mean: UInt32 = 0, worst = (shift: UInt32(0), error: -1)
            // Green first: of errors as large, the eye sees that one most.
            for shift in [UInt32(8), 16, 0] {
                let sum = colors.reduce(0) { $0 + $1.part(shift) * $1.count }, middle = (sum + count / 2) / count
                let error = colors.reduce(0) { $0 + ($1.part(shift) - middle) * ($1.part(shift) - middle) * $1.count }
                if error > worst.error { worst = (shift, error) }
                mean |= UInt32(middle) << shift
            }
            (self.mean, shift, self.error) = (mean, worst.shift, worst.error)
        }

        /// Its halves, on both sides of the mean; nil for a single color.
        var halves: (Box, Box)? {
            guard colors.count > 1 else { return nil }
            let middle = Int(mean >> shift & 255)
            let low = colors.filter { $0.part(shift) < middle }, high = colors.filter { $0.part(shift) >= middle }
            if !low.isEmpty, !high.isEmpty { return (Box(low), Box(high)) }
            // A mean that is rounded to the least of them.
            let sorted = colors.sorted { ($0.part(shift), $0.value) < ($1.part(shift), $1.value) }
            return (Box(Array(sorted[..<(sorted.count / 2)])), Box(Array(sorted[(sorted.count / 2)...])))
        }
    }

    private static func cut(_ colors: [Color], into limit: Int) -> [Box] {
        guard colors.count > limit else { return colors.map { Box([$0]) } }
        var boxes = [Box(colors)]
        while boxes.count < limit {
            guard let index = boxes.indices.max(by: { boxes[$0].error < boxes[$1].error }),
                let halves = boxes[index].halves
            else { break }
            boxes[index] = halves.0
            boxes.append(halves.1)
        }
        return boxes
    }
}
