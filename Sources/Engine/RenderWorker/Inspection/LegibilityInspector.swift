import DisplayList
import Findings
import Foundation
import Geometry
import Rasterizer

/// Finds text that is hard to read: of too little contrast, too small, or with other text over it.
///
/// The numbers are those of WCAG 2.2 (1.4.3 and 1.4.11) and of Apple's Human Interface Guidelines (Typography and
/// Accessibility: 11 points is the least that iOS sets text in, and 4.5 : 1 the least contrast of small text).
struct LegibilityInspector {
    /// Pixels per point.
    let scale: Double
    /// Where the widget's own corner lies in the picture, in points.
    var origin = CGPoint.zero
    /// What the system shows through the picture.
    let backdrop: ResolvedColor

    /// What a text needs, and below which it is a warning: Apple's own gray of secondary labels has 3.4 : 1 on white.
    private static let plain = (least: Float(4.5), clear: Float(3))
    /// For large text and symbols; white on the system's orange has 2.3 : 1.
    private static let large = (least: Float(3), clear: Float(2))
    /// Points from which on text is large, and bold text.
    private static let largeSize: CGFloat = 18, largeBoldSize: CGFloat = 14
    /// Points: below it a text is small, and so small that it is a warning.
    private static let leastSize: CGFloat = 11, clearlySmall: CGFloat = 9
    /// Strokes that a comparison of colors needs.
    private static let fewestStrokes = 2
    /// Levels of 255 by which a text may miss its own color and still be the one that is seen.
    private static let colorTolerance: Float = 28
    /// Below this ratio a text and its ground are one color.
    private static let sameColor: Float = 1.1
    /// Which part of the letters of a text must lie under those of another, and how many pixels.
    private static let overlappingShare = 0.03, fewestOverlapping = 8
    /// Below it a text is there for decoration, and others may lie over it.
    private static let decorative = 0.3

    /// - Parameters:
    ///   - list: what was drawn.
    ///   - bitmap: what came of it, at the scale.
    func findings(_ list: DisplayList, in bitmap: Bitmap, _ rasterizer: Rasterizer) -> [LocatedFinding] {
        let ink = rasterizer.ink(of: list, scale: scale)
        guard !ink.runs.isEmpty else { return [] }
        return findings(ink, in: InkedPicture(bitmap, ink, backdrop: backdrop))
    }

    private func findings(_ ink: Ink, in picture: InkedPicture) -> [LocatedFinding] {
        var result = overlaps(ink)
        var layers: [SymbolLayers: (contrast: InkContrast, run: InkedRun)] = [:]
        for run in ink.runs {
            let isHidden = ink.isCovered(
                x: run.x, y: run.y, width: run.width, height: run.height, orders: run.order..<Int.max)
            let contrast = InkContrast(run, in: picture, enough: isHidden ? .infinity : Self.plain.least)
            guard !isHidden || isThroughVeil(run, contrast) else { continue }
            if run.isSymbol {
                // A symbol in several shades is as visible as its strongest one.
                let key = SymbolLayers(run)
                if layers[key].map({ $0.contrast.ratio < contrast.ratio }) ?? true { layers[key] = (contrast, run) }
                continue
            }
            if let finding = smallness(of: run) { result.append(finding) }
            if let finding = faintness(of: run, contrast) { result.append(finding) }
        }
        for (contrast, run) in layers.values {
            if let finding = faintness(of: run, contrast) { result.append(finding) }
        }
        return result
    }

    /// A symbol's layers have its name and lie about one place.
    private struct SymbolLayers: Hashable {
        var name: String
        var column: Int
        var row: Int

        init(_ run: InkedRun) {
            let em = max(1, run.run.size), origin = run.run.glyphs[0].position
            (name, column, row) = (run.run.text, Int(origin.x / em / 2), Int(origin.y / em / 2))
        }
    }

    // MARK: Contrast

    /// Whether a run under something else is seen nevertheless, as through a veil: what is all of one color may be what
    /// covers it.
    private func isThroughVeil(_ run: InkedRun, _ contrast: InkContrast) -> Bool {
        contrast.ratio >= Self.sameColor && isSeen(run, contrast)
    }

    /// Whether a run's own color is what is seen at its place.
    private func isSeen(_ run: InkedRun, _ contrast: InkContrast) -> Bool {
        guard let expected = color(of: run, on: contrast), contrast.strokes > 0 else { return false }
        let miss = expected - contrast.text
        return max(abs(miss.x), abs(miss.y), abs(miss.z)) <= Self.colorTolerance
    }

    /// Whether something else was drawn over a run and beside it, such as the line of a chart: what is seen there is one
    /// color, and not the run's.
    private func isOverdrawn(_ run: InkedRun, _ contrast: InkContrast) -> Bool {
        contrast.ratio < Self.sameColor && color(of: run, on: contrast) != nil && !isSeen(run, contrast)
    }

    /// What a run's own color comes to; nil where that is not known.
    private func color(of run: InkedRun, on contrast: InkContrast) -> SIMD3<Float>? {
        guard run.isPlain, let color = run.color else { return nil }
        let share = color.alpha * Float(run.opacity)
        return SIMD3(color.red, color.green, color.blue) * 255 * share + contrast.ground * (1 - share)
    }

    private func faintness(of run: InkedRun, _ contrast: InkContrast) -> LocatedFinding? {
        let isLarge = run.isSymbol || run.size >= Self.largeSize || (run.size >= Self.largeBoldSize && run.isBold)
        let (least, clear) = isLarge ? Self.large : Self.plain
        guard contrast.ratio < least, contrast.strokes >= Self.fewestStrokes, !isOverdrawn(run, contrast) else {
            return nil
        }
        let ratio = number(Double(contrast.ratio), roundedDown: true), need = number(Double(least))
        let subject = run.isSymbol ? "the symbol \(run.run.text)" : run.run.text.quoted
        return located(
            .lowContrast, contrast.ratio < clear ? .warning : .note,
            "\(subject) has a contrast of \(ratio) : 1 to its background (\(Self.hex(contrast.text)) on "
                + "\(Self.hex(contrast.ground))), less than \(need) : 1", run)
    }

    // MARK: Size

    private func smallness(of run: InkedRun) -> LocatedFinding? {
        // Sizes are products of scales, which miss whole numbers by a little.
        guard run.size < Self.leastSize - 0.01, run.run.text.contains(where: { $0.isLetter || $0.isNumber }) else {
            return nil
        }
        return located(
            .smallText, run.size < Self.clearlySmall - 0.01 ? .warning : .note,
            "\"\(run.run.text)\" is drawn at \(number(run.size)) points, less than 11", run)
    }

    // MARK: Overlapping

    private func overlaps(_ ink: Ink) -> [LocatedFinding] {
        let texts = ink.runs.filter { run in
            !run.isSymbol && Double(run.color?.alpha ?? 1) * run.opacity >= Self.decorative
        }
        var result: [LocatedFinding] = []
        for (index, upper) in texts.enumerated() {
            for lower in texts[..<index]
            where lower.touches(upper) && lower.run.text != upper.run.text && overlaps(lower, upper, ink) {
                result.append(
                    located(
                        .overlappingText, .warning, "\"\(upper.run.text)\" overlaps \"\(lower.run.text)\"", upper))
            }
        }
        return result
    }

    private func overlaps(_ lower: InkedRun, _ upper: InkedRun, _ ink: Ink) -> Bool {
        let left = max(lower.x, upper.x), right = min(lower.x + lower.width, upper.x + upper.width)
        let top = max(lower.y, upper.y), bottom = min(lower.y + lower.height, upper.y + upper.height)
        var both = 0
        for y in top..<bottom {
            for x in left..<right
            where lower.coverage[(y - lower.y) * lower.width + x - lower.x] >= 128
                && upper.coverage[(y - upper.y) * upper.width + x - upper.x] >= 128
            { both += 1 }
        }
        guard both >= Self.fewestOverlapping else { return false }
        let inked = min(lower.coverage.count { $0 >= 128 }, upper.coverage.count { $0 >= 128 })
        guard Double(both) >= Self.overlappingShare * Double(inked) else { return false }
        return !ink.isCovered(
            x: left, y: top, width: right - left, height: bottom - top, orders: lower.order..<upper.order)
    }

    // MARK: Words

    private func located(
        _ code: FindingCode, _ severity: Finding.Severity, _ message: String, _ run: InkedRun
    ) -> LocatedFinding {
        let box = CGRect(
            x: Double(run.x) / scale - origin.x, y: Double(run.y) / scale - origin.y,
            width: Double(run.width) / scale, height: Double(run.height) / scale)
        return LocatedFinding(code, severity, message, box, text: run.run.text)
    }

    private func number(_ value: Double, roundedDown: Bool = false) -> String {
        let tenths = (value * 10).rounded(roundedDown ? .down : .toNearestOrAwayFromZero) / 10
        return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
    }

    private static func hex(_ color: SIMD3<Float>) -> String {
        let levels = [color.x, color.y, color.z].map { Int(min(255, max(0, $0.rounded()))) }
        return "#" + levels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
}

extension InkedRun {
    /// From the weight of bold on.
    fileprivate var isBold: Bool {
        for setting in run.font.variations.split(separator: ",") where setting.hasPrefix("wght=") {
            return Double(setting.dropFirst(5)).map { $0 >= 700 } ?? false
        }
        return run.font.file.contains("Bold")
    }
}
