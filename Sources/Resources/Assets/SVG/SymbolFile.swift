import DisplayList
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
        /// The variable value above which the part is lit.
        package var threshold: Double?
        /// Cut out of what lies below: in monochrome, and in the modes with layers.
        package var isErasedInMonochrome = false, isErasedInLayers = false
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
                message: "coordinates are no numbers, or more than \(Variant.farthest) em away", line: root.line)
        }
    }
}
