import DisplayList
import Rasterizer

/// What a run of glyphs and the pixels right beside its strokes look like in a finished picture.
///
/// Along some rows of the run every stroke is compared with the pixels left and right of it that have no ink of any
/// run: whatever shadow, gradient, photo, opacity or rendering mode made of both is in the pixels. A second drawing
/// without the text would give the same for as much time again as the picture takes.
struct InkContrast {
    /// WCAG's, 1…21: of the worst strokes, but for an eighth of them, which a line through the text may have made.
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

    /// - Parameter enough: a ratio from which on nobody asks for the worst strokes; 21 where it is always told. With it
    ///   the ratio is either right or 21.
    init(_ run: InkedRun, in picture: InkedPicture, enough: Float) {
        // Small text may have no pixel that is covered wholly.
        let solid = min(200, max(40, Int(run.coverage.max() ?? 0) * 3 / 4))
        var found: [Stroke] = []
        let step = max(1, run.height / Self.rows)
        for row in stride(from: step / 2, to: run.height, by: step) {
            scan(row, of: run, solid, picture, enough, &found)
        }
        let index = strokes / Self.outliers
        guard index < found.count else { return }
        found.sort { $0.ratio < $1.ratio }
        (ratio, text, ground) = (found[index].ratio, found[index].text, found[index].ground)
    }

    /// Counts the strokes of a row, and keeps those below `enough`.
    private mutating func scan(
        _ row: Int, of run: InkedRun, _ solid: Int, _ picture: InkedPicture, _ enough: Float, _ found: inout [Stroke]
    ) {
        let y = run.y + row
        // Colors are told only where a stroke ends: most pixels are beside none.
        var left = picture.isGround(run.x - 1, y) ? run.x - 1 : nil
        var best = (coverage: 0, x: 0)
        func end(_ right: Int?) -> Stroke? {
            guard best.coverage >= solid else { return nil }
            let one = left.map { picture.color($0, y) }, other = right.map { picture.color($0, y) }
            guard let behind = Self.mean(one, other) else { return nil }
            let share = Float(best.coverage) / 255, seen = picture.color(best.x, y)
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
        func count(_ stroke: Stroke?) {
            guard let stroke else { return }
            strokes += 1
            if stroke.ratio < enough { found.append(stroke) }
        }
        run.coverage.withUnsafeBufferPointer { all in
            let line = UnsafeBufferPointer(rebasing: all[row * run.width..<(row + 1) * run.width])
            for column in 0..<run.width {
                let coverage = Int(line[column])
                guard coverage == 0 else {
                    if coverage > best.coverage { best = (coverage, run.x + column) }
                    continue
                }
                let x = run.x + column, isGround = picture.isGround(x, y)
                if best.coverage > 0 {
                    count(end(isGround ? x : nil))
                    best = (0, 0)
                }
                if isGround { left = x }
            }
        }
        if best.coverage > 0 { count(end(picture.isGround(run.x + run.width, y) ? run.x + run.width : nil)) }
    }

    private static func mean(_ one: SIMD3<Float>?, _ other: SIMD3<Float>?) -> SIMD3<Float>? {
        guard let one, let other else { return one ?? other }
        return (one + other) / 2
    }
}
