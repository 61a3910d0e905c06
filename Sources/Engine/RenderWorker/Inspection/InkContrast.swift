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

    init(_ run: InkedRun, in picture: InkedPicture) {
        // Small text may have no pixel that is covered wholly.
        let solid = min(200, max(40, Int(run.coverage.max() ?? 0) * 3 / 4))
        var found: [Stroke] = []
        let step = max(1, run.height / Self.rows)
        for row in stride(from: step / 2, to: run.height, by: step) {
            scan(row, of: run, solid, picture, &found)
        }
        strokes = found.count
        guard !found.isEmpty else { return }
        found.sort { $0.ratio < $1.ratio }
        let worst = found[found.count / Self.outliers]
        (ratio, text, ground) = (worst.ratio, worst.text, worst.ground)
    }

    private func scan(
        _ row: Int, of run: InkedRun, _ solid: Int, _ picture: InkedPicture, _ found: inout [Stroke]
    ) {
        let y = run.y + row
        // Colors are told only where a stroke ends: most pixels are beside none.
        var left = picture.isGround(run.x - 1, y) ? run.x - 1 : nil
        var best = (coverage: 0, x: 0)
        func end(_ rightmost: Int?) {
            guard best.coverage >= solid else { return }
            let left = left.map { picture.color($0, y) }, right = rightmost.map { picture.color($0, y) }
            guard let behind = Self.mean(left, right) else { return }
            let share = Float(best.coverage) / 255, seen = picture.color(best.x, y)
            // Of a pixel that is covered in part the text's own color.
            let text = (seen - behind * (1 - share)) / share
            let light = Luminance(text)
            let ratios = [left, right].compactMap { $0.map { (Luminance($0).contrast(with: light), $0) } }
            guard let worst = ratios.min(by: { $0.0 < $1.0 }) else { return }
            found.append(Stroke(ratio: worst.0, text: text, ground: worst.1))
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
                    end(isGround ? x : nil)
                    best = (0, 0)
                }
                if isGround { left = x }
            }
        }
        if best.coverage > 0 { end(picture.isGround(run.x + run.width, y) ? run.x + run.width : nil) }
    }

    private static func mean(_ one: SIMD3<Float>?, _ other: SIMD3<Float>?) -> SIMD3<Float>? {
        guard let one, let other else { return one ?? other }
        return (one + other) / 2
    }
}
