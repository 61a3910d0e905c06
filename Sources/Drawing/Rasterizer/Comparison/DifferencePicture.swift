/// Expected, actual and what differs, side by side or as one pane, for a person to look at.
package enum DifferencePicture {
    /// Pixels between the panes and around them.
    static let gap = 8

    /// Three panes on gray; in the third the expected picture is faded and differing pixels are red, the stronger
    /// the more they differ.
    package static func make(expected: Bitmap, actual: Bitmap) throws -> Bitmap {
        let paneWidth = max(expected.width, actual.width), paneHeight = max(expected.height, actual.height)
        let width = 3 * paneWidth + 4 * gap, height = paneHeight + 2 * gap
        guard width * height <= Rasterizer.largestArea * 2 else {
            throw RasterizerError.size(width: Double(width), height: Double(height), scale: 1)
        }
        var pixels = [UInt32](repeating: 0xFF80_8080, count: width * height)
        let second = gap + paneWidth + gap, third = second + paneWidth + gap
        for y in 0..<paneHeight {
            let row = (y + gap) * width
            for x in 0..<paneWidth {
                let (a, b) = (expected[x, y], actual[x, y])
                let board = checkerboard(x, y)
                pixels[row + gap + x] = over(a, board)
                pixels[row + second + x] = over(b, board)
                pixels[row + third + x] = a == b ? faded(over(a, 0xFFFF_FFFF)) : highlight(a, b)
            }
        }
        return try Bitmap(width: width, height: height, pixels: pixels)
    }

    /// One pane of the pictures' size: what differs is orange to red and opaque, what differs as an edge does is
    /// yellow, masks are blue, and all else is the expected picture in gray, so faint that what lies behind shines
    /// through.
    package static func heatMap(expected: Bitmap, actual: Bitmap, _ comparison: PerceptualComparison) throws -> Bitmap {
        let (width, height) = (comparison.width, comparison.height)
        var pixels = [UInt32](repeating: 0, count: width * height)
        for y in 0..<height {
            for x in 0..<width {
                let (a, b) = (expected[x, y], actual[x, y]), index = y * width + x
                let verdict =
                    comparison.sizesDiffer
                    ? (a == b ? .same : .different) : comparison.verdicts.isEmpty ? .same : comparison.verdicts[index]
                pixels[index] =
                    switch verdict {
                    case .same: faint(a)
                    case .masked: 0x6000_2860
                    case .edge: 0xFFFF_D60A
                    case .different: highlight(a, b)
                    }
            }
        }
        return try Bitmap(width: width, height: height, pixels: pixels)
    }

    /// A quarter of a pixel's gray, premultiplied.
    private static func faint(_ pixel: UInt32) -> UInt32 {
        let c = channels(pixel)
        let gray = (c[1] * 54 + c[2] * 183 + c[3] * 19) >> 10
        return (c[0] / 4) << 24 | gray << 16 | gray << 8 | gray
    }

    private static func checkerboard(_ x: Int, _ y: Int) -> UInt32 {
        (x / 8 + y / 8) % 2 == 0 ? 0xFFFF_FFFF : 0xFFE4_E4E4
    }

    private static func channels(_ pixel: UInt32) -> [UInt32] { [24, 16, 8, 0].map { pixel >> $0 & 0xFF } }

    private static func over(_ above: UInt32, _ below: UInt32) -> UInt32 {
        let alpha = above >> 24
        if alpha == 255 { return above }
        return zip(channels(above), channels(below)).reduce(0) { result, pair in
            result << 8 | min(255, pair.0 + (pair.1 * (255 - alpha) + 127) / 255)
        }
    }

    private static func faded(_ pixel: UInt32) -> UInt32 {
        let c = channels(pixel)
        let gray = (c[1] * 54 + c[2] * 183 + c[3] * 19) >> 8
        let light = 192 + gray / 4
        return 0xFF00_0000 | light << 16 | light << 8 | light
    }

    /// Orange at the least difference, dark red at the largest.
    private static func highlight(_ a: UInt32, _ b: UInt32) -> UInt32 {
        let largest = zip(channels(a), channels(b)).map { $0 > $1 ? $0 - $1 : $1 - $0 }.max() ?? 0
        return 0xFF00_0000 | (255 - largest / 3) << 16 | (150 - largest * 150 / 255) << 8
    }
}
