import DisplayList
import Rasterizer

/// What a run of glyphs and the pixels right beside its strokes look like in a finished picture.
///
/// Along some rows of the run every stroke is compared with the pixels left and right of it that have no ink of any
/// run: whatever shadow, gradient, photo, opacity or rendering mode made of both is in the pixels. A second drawing
/// without the text would give the same for as much time again as the picture takes.
struct InkContrast {
    /// WCAG's, 1…21: of the worst strokes, but for an eighth of them, which a line through the text may have made, or half of
    /// a symbol's, of which some end at a badge of the symbol's own color.
    private(set) var ratio: Float = 21
    /// The text and what is behind it there, in 0…255.
    private(set) var text = SIMD3<Float>.zero, ground = SIMD3<Float>.zero
    /// How many strokes were looked at.
    private(set) var strokes = 0

    /// Rows of a run that are looked at: capitals of 17 points at 3 × have 36.
    private static let rows = 16
    private static let outliers = 8

    private struct Stroke {
        var ratio: Float
        var text: SIMD3<Float>
        var ground: SIMD3<Float>
    }

    /// All that a stroke's contrast comes of.
    private struct Pixels: Hashable {
        /// Left and right of it; nil where there is ink or no pixel.
        var left: UInt32?
        var right: UInt32?
        /// Where it covers most.
        var seen: UInt32
        var coverage: Int
    }

    /// - Parameter enough: a ratio from which on nobody asks for the worst strokes; 21 where it is always told. With it
    ///   the ratio is either right or 21.
    init(_ run: InkedRun, in picture: InkedPicture, enough: Float) {
        // Small text may have no pixel that is covered wholly.
        let solid = min(200, max(40, Int(run.coverage.max() ?? 0) * 3 / 4))
        var found: [Stroke] = [], known = KnownStrokes(), count = 0
        let step = max(1, run.height / Self.rows)
        picture.withRows { rows in
            for row in stride(from: step / 2, to: run.height, by: step) {
                Self.scan(row, of: run, solid, rows, &known) { stroke in
                    count += 1
                    if stroke.ratio < enough { found.append(stroke) }
                }
            }
        }
        strokes = count
        let index = strokes / (run.isSymbol ? 2 : Self.outliers)
        guard index < found.count else { return }
        found.sort { $0.ratio < $1.ratio }
        (ratio, text, ground) = (found[index].ratio, found[index].text, found[index].ground)
    }

    /// The strokes that were met last, as most of a text's are alike.
    private struct KnownStrokes {
        private var strokes: [(pixels: Pixels, stroke: Stroke?)?] = Array(repeating: nil, count: 64)

        mutating func stroke(_ pixels: Pixels, _ rows: PictureRows) -> Stroke? {
            let mixed =
                (pixels.left ?? 1) &* 31 ^ (pixels.right ?? 2) &* 17 ^ pixels.seen ^ UInt32(pixels.coverage) << 20
            let place = Int((mixed &* 0x9E37_79B1) >> 26)
            if let known = strokes[place], known.pixels == pixels { return known.stroke }
            let stroke = InkContrast.stroke(pixels, rows)
            strokes[place] = (pixels, stroke)
            return stroke
        }
    }

    /// Finds the strokes of a row.
    private static func scan(
        _ row: Int, of run: InkedRun, _ solid: Int, _ rows: PictureRows, _ known: inout KnownStrokes,
        _ count: (Stroke) -> Void
    ) {
        let y = run.y + row
        func ground(_ column: Int) -> UInt32? {
            let x = run.x + column
            return rows.isGround(x, y) ? rows.pixel(x, y) : nil
        }
        var left = ground(-1), column = 0
        run.coverage.withUnsafeBufferPointer { all in
            let line = UnsafeBufferPointer(rebasing: all[row * run.width..<(row + 1) * run.width])
            while true {
                let gap = column
                column = Self.ink(in: line, from: column)
                guard column < run.width else { return }
                // Of what lies between two strokes, only what is nearest to them is looked at.
                left = (gap..<column).reversed().lazy.compactMap(ground).first ?? left
                var best = (coverage: 0, column: 0)
                while column < run.width, line[column] > 0 {
                    if line[column] > best.coverage { best = (Int(line[column]), column) }
                    column += 1
                }
                guard best.coverage >= solid else { continue }
                let seen = rows.pixel(run.x + best.column, y)
                let pixels = Pixels(left: left, right: ground(column), seen: seen, coverage: best.coverage)
                if let stroke = known.stroke(pixels, rows) { count(stroke) }
            }
        }
    }

    /// The first place from a column on that is covered; the line's end where none is. Most are not, so eight are looked
    /// at together.
    private static func ink(in line: UnsafeBufferPointer<UInt8>, from column: Int) -> Int {
        var column = column
        let bytes = UnsafeRawBufferPointer(line)
        while column + 8 <= line.count {
            let eight = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: column, as: UInt64.self))
            if eight != 0 { return column + eight.trailingZeroBitCount / 8 }
            column += 8
        }
        while column < line.count, line[column] == 0 { column += 1 }
        return column
    }

    /// Nil where there is nothing beside it, and where it is clipped: at the widget's corner, what is drawn is inside.
    private static func stroke(_ pixels: Pixels, _ rows: PictureRows) -> Stroke? {
        guard pixels.seen >> 24 > 0 else { return nil }
        let (left, right) = moreOpaque(pixels.left, pixels.right)
        let one = left.map(rows.color), other = right.map(rows.color)
        guard let behind = mean(one, other) else { return nil }
        let share = Float(pixels.coverage) / 255, seen = rows.color(pixels.seen)
        // Of a pixel that is covered in part the text's own color.
        let text = (seen - behind * (1 - share)) / share, light = Luminance(text)
        var worst = Stroke(ratio: .infinity, text: text, ground: behind)
        if let one { (worst.ratio, worst.ground) = (Luminance(one).contrast(with: light), one) }
        if let other, other != one {
            let ratio = Luminance(other).contrast(with: light)
            if ratio < worst.ratio { (worst.ratio, worst.ground) = (ratio, other) }
        }
        return worst
    }

    /// Of two neighbors the one that more of the widget covers; both where they are alike.
    private static func moreOpaque(_ left: UInt32?, _ right: UInt32?) -> (UInt32?, UInt32?) {
        guard let left, let right, left >> 24 != right >> 24 else { return (left, right) }
        return left >> 24 > right >> 24 ? (left, nil) : (nil, right)
    }

    private static func mean(_ one: SIMD3<Float>?, _ other: SIMD3<Float>?) -> SIMD3<Float>? {
        guard let one, let other else { return one ?? other }
        return (one + other) / 2
    }
}
