import DisplayList
import Geometry

extension SymbolFile {
    private static let weights: [(name: String, weight: Int)] = [
        ("Ultralight", 100), ("Thin", 200), ("Light", 300), ("Regular", 400), ("Medium", 500), ("Semibold", 600),
        ("Bold", 700), ("Heavy", 800), ("Black", 900)
    ]

    /// The small and large scale of the template against medium (apple-metrics §3).
    private static let scales: [(letter: String, factor: CGFloat)] = [("M", 1), ("S", 0.79), ("L", 1.28)]
    /// The height of SF's capitals in hundredths of an em.
    private static let capHeight: CGFloat = 70.459

    mutating func readTemplate(_ root: MarkupElement, _ symbols: MarkupElement) throws(ReadError) {
        let styles = SVGStyleSheet(root.descendants(named: "style").map(\.text).joined(separator: "\n"))
        let guides = root.element(id: "Guides") ?? root
        // One scale is enough, and all weights must be of the same.
        for (letter, factor) in Self.scales {
            let drawn = Self.weights.compactMap { weight in
                symbols.element(id: "\(weight.name)-\(letter)").map { (weight, $0) }
            }
            guard !drawn.isEmpty else { continue }
            guard let baseline = guides.element(id: "Baseline-\(letter)")?.guideY,
                let capline = guides.element(id: "Capline-\(letter)")?.guideY, baseline > capline
            else {
                throw ReadError(
                    message: "the guides “Baseline-\(letter)” and “Capline-\(letter)” are missing", line: symbols.line)
            }
            let scale = Self.capHeight / (baseline - capline) / factor
            for (weight, group) in drawn {
                let left = guides.element(id: "left-margin-\(weight.name)-\(letter)")?.guideX
                let right = guides.element(id: "right-margin-\(weight.name)-\(letter)")?.guideX
                let placing = CGAffineTransform(
                    a: scale, b: 0, c: 0, d: scale, tx: -(left ?? 0) * scale, ty: -(baseline + capline) / 2 * scale)
                var reader = SVGShapeReader(styles: styles)
                try reader.read(group, placing)
                var margins: ClosedRange<CGFloat>?
                if let left, let right, right > left { margins = 0...(right - left) * scale }
                variants[weight.weight] = Variant(parts: reader.parts, margins: margins)
            }
            return
        }
        throw ReadError(
            message: "the group “Symbols” holds no variant such as “Regular-S”", line: symbols.line)
    }
}

extension MarkupElement {
    /// Where a horizontal guide lies: a line, or a path with one.
    fileprivate var guideY: CGFloat? { attributes["y1"].flatMap(Double.init).map { CGFloat($0) } ?? guidePoint?.y }
    fileprivate var guideX: CGFloat? { attributes["x1"].flatMap(Double.init).map { CGFloat($0) } ?? guidePoint?.x }

    private var guidePoint: CGPoint? {
        guard let data = attributes["d"], case .move(let point)? = try? PathData.elements(data[...]).first else {
            return nil
        }
        return point
    }
}
