import DisplayList
import Findings
import Foundation
import Geometry

/// A symbol of one's own: a template of the SF Symbols app, or any SVG with a single drawing.
///
/// Coordinates are hundredths of an em at medium scale from the middle of the capitals; y points down.
package struct SymbolFile: Sendable {
    /// One outline with what the template says of it.
    package struct Part: Hashable, Sendable {
        package var elements: [PathElement]
        package var evenOdd = false
        /// The thickness of the line along the outline; nil for a filled one.
        package var lineWidth: CGFloat?
        /// 0 for primary, 1 for secondary, 2 for tertiary.
        package var level = 0
        /// What `multicolor-0:systemRedColor` names.
        package var color: String?
        /// The color of that rule's `fill`, for a name that is no color's.
        package var fill: ResolvedColor?
        /// The variable value above which the part is lit.
        package var threshold: Double?
        /// How it lies on what is below: in monochrome, in hierarchical and palette, and in multicolor.
        package var inMonochrome = Overlay(), inLayers = Overlay(), inColors = Overlay()
    }

    /// How a part lies on what is below it in a rendering mode: Apple's "Creating custom symbol images for your app".
    package struct Overlay: Hashable, Sendable {
        /// `-sfsymbols-clear-behind`: whether what is below is cut away first.
        package var clears = false
        /// 0…1; 0 paints nothing.
        package var opacity = 1.0

        package init(clears: Bool = false, opacity: Double = 1) { (self.clears, self.opacity) = (clears, opacity) }

        /// Whether nothing but a hole is left.
        package var isErased: Bool { clears && opacity == 0 }
    }

    /// The drawing of a weight.
    package struct Variant: Hashable, Sendable {
        package var parts: [Part]
        /// The left and right margin; nil for the ink's own edges.
        package var margins: ClosedRange<CGFloat>?

        /// Nothing of a symbol lies farther from its middle, in ems.
        static let farthest = 100

        /// Whether every length is a number within reach.
        var isDrawable: Bool {
            let reach = CGFloat(Self.farthest) * 100
            func isNear(_ length: CGFloat) -> Bool { length.magnitude <= reach }
            return parts.allSatisfy { part in
                isNear(part.lineWidth ?? 0)
                    && part.elements.allSatisfy { $0.points.allSatisfy { isNear($0.x) && isNear($0.y) } }
            } && isNear(margins?.upperBound ?? 0)
        }
    }

    /// What cannot be read.
    package struct ReadError: Error, Hashable, Sendable {
        package var message: String
        /// Counted from 1.
        package var line: Int
    }

    /// By OpenType weight.
    package internal(set) var variants: [Int: Variant] = [:]

    /// Larger files are no symbols.
    private static let mostBytes = 4 << 20

    package init(contentsOf file: URL) throws(ReadError) {
        guard let data = try? Data(contentsOf: file) else {
            throw ReadError(message: "the file cannot be read", line: 1)
        }
        guard data.count <= Self.mostBytes else { throw ReadError(message: "the file is larger than 4 MB", line: 1) }
        try self.init([UInt8](data))
    }

    package init(_ bytes: [UInt8]) throws(ReadError) {
        let root: MarkupElement
        do {
            root = try XMLReader.root(bytes)
        } catch {
            throw ReadError(message: error.message, line: error.line)
        }
        guard root.name == "svg" || root.name.hasSuffix(":svg") else {
            throw ReadError(message: "<\(root.name)> where <svg> is due", line: root.line)
        }
        if let symbols = root.element(id: "Symbols") {
            try readTemplate(root, symbols)
        } else {
            try readDrawing(root)
        }
        guard variants.values.contains(where: { !$0.parts.isEmpty }) else {
            throw ReadError(message: "nothing is drawn", line: root.line)
        }
        guard variants.values.allSatisfy(\.isDrawable) else {
            throw ReadError(
                message: "coordinates are not numbers, or more than \(Variant.farthest) em away", line: root.line)
        }
    }
}

extension SymbolFile {
    /// An icon's square is 1.2 em high, so that a circle of 20 in a square of 24 is as large as SF's.
    mutating func readDrawing(_ root: MarkupElement) throws(ReadError) {
        let box =
            root.attributes["viewBox"]?.split(whereSeparator: { $0 == "," || $0.isWhitespace })
            .compactMap { Double($0) }.map { CGFloat($0) } ?? []
        func length(_ name: String) -> CGFloat {
            CGFloat(Double(root.attributes[name]?.prefix { $0.isNumber || $0 == "." } ?? "") ?? 24)
        }
        let rect =
            box.count == 4
            ? CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
            : CGRect(x: 0, y: 0, width: length("width"), height: length("height"))
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else {
            throw ReadError(message: "the viewBox is empty", line: root.line)
        }
        let scale = 120 / rect.height
        var reader = SVGShapeReader(styles: SVGStyleSheet(root.descendants(named: "style").map(\.text).joined()))
        try reader.read(
            root,
            CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -rect.midX * scale, ty: -rect.midY * scale))
        variants[400] = Variant(parts: reader.parts)
    }
}

extension SymbolFile {
    /// - Parameter file: as messages name it.
    package static func finding(_ problem: ReadError, in file: String) -> Finding {
        Finding(
            .symbolMalformed,
            "\(file), line \(problem.line): \(problem.message); a dashed square is drawn. Export the symbol again as a "
                + "template of the SF Symbols app, or as an SVG with outlines.")
    }
}

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
