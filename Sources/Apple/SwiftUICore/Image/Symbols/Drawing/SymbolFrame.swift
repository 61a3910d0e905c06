import DisplayList
import Foundation
import Geometry

/// How large a symbol is on Apple's systems: its ink, and the frame around it that layout sees.
///
/// Lengths are hundredths of an em at medium scale. x counts from the frame's left edge, y from the middle of the
/// capitals, and points down.
struct SymbolFrame: Hashable, Sendable {
    /// What is inked.
    var ink: CGRect
    /// From the left margin to the right one; badges reach beyond it.
    var width: CGFloat

    /// How far the frame reaches above and below the ink. SwiftUI's `calendar` of 32 points is 33.9 high with 28.8 of
    /// ink, its `arrow.clockwise.circle` of 28 points 32.4 with 27.9: 7.8 to 8.2 hundredths of an em on each side.
    static let inset: CGFloat = 8
    /// Half the height of SF's capitals, which is how far below their middle the baseline runs.
    static let baseline: CGFloat = 35.23

    /// - Parameters:
    ///   - ink: where it lies, with x from any point.
    ///   - margins: the frame's left and right edge, from the same point.
    init(ink: CGRect, margins: ClosedRange<CGFloat>) {
        self.ink = ink.offsetBy(dx: -margins.lowerBound, dy: 0)
        width = margins.upperBound - margins.lowerBound
    }

    /// What layout sees.
    var rect: CGRect { CGRect(x: 0, y: ink.minY - Self.inset, width: width, height: ink.height + 2 * Self.inset) }

    /// The frame of a symbol whose numbers are not known: the stand-in's ink between the margins that most symbols of
    /// its form have. Half of the known ones have just these, nine of ten differ by less than 10 hundredths of an em
    /// in width.
    init(estimatedFor name: String, ink: CGRect) {
        let words = name.split(separator: ".")
        let last = words.last { $0 != "fill" } ?? ""
        // Badges and slashes reach into the margins, or beyond them.
        let left, right: CGFloat
        switch last {
        case _ where words.contains("badge"): (left, right) = (8.7, -10.9)
        case "slash": (left, right) = (1.5, 4.9)
        case "circle", "circlepath", "seal": (left, right) = (8.7, 8.7)
        default: (left, right) = (12.5, 12.5)
        }
        self.init(ink: ink, margins: ink.minX - left...max(ink.maxX + right, ink.minX))
    }

    func interpolated(to other: SymbolFrame, by fraction: CGFloat) -> SymbolFrame {
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
        let left = between(ink.minX, other.ink.minX), top = between(ink.minY, other.ink.minY)
        let size = CGSize(
            width: between(ink.width, other.ink.width), height: between(ink.height, other.ink.height))
        return SymbolFrame(
            ink: CGRect(origin: CGPoint(x: left, y: top), size: size), margins: 0...between(width, other.width))
    }
}

/// The frames of Apple's symbols, by name: `frames.csv`, as `fonts/README.md` describes it.
struct SymbolFrames: Sendable {
    private let table: SortedTable

    init(directory: URL) {
        table = SortedTable(file: directory.appendingPathComponent("frames.csv"), separator: ",", skippingLines: 1)
    }

    var names: [String] { table.names }

    /// - Parameter stroke: how thick lines are, in hundredths of an em; what lies between two of the three weights
    ///   that are known is interpolated, as Apple's templates are.
    func frame(named name: String, stroke: CGFloat) -> SymbolFrame? {
        guard let row = table[name] else { return nil }
        let lengths = row.split(separator: ",").dropFirst().compactMap { Double($0).map { CGFloat($0) / 10 } }
        guard lengths.count == 15 else { return nil }
        let frames = [0, 5, 10].map { SymbolFrame(lengths[$0..<$0 + 5]) }
        let strokes = [100, 400, 900].map { SymbolWeight.stroke($0) }
        let lower = stroke < strokes[1] ? 0 : 1
        let place = (stroke - strokes[lower]) / (strokes[lower + 1] - strokes[lower])
        return frames[lower].interpolated(to: frames[lower + 1], by: min(max(place, 0), 1))
    }
}

extension SymbolFrame {
    /// - Parameter row: left margin, width of the ink, right margin, and how far the ink reaches above and below the
    ///   baseline.
    fileprivate init(_ row: ArraySlice<CGFloat>) {
        let row = Array(row)
        let top = Self.baseline - row[3]
        self.init(
            ink: CGRect(x: row[0], y: top, width: row[1], height: row[3] + row[4]),
            margins: 0...max(row[0] + row[1] + row[2], 0))
    }
}

/// One area of a symbol. Lengths are hundredths of an em from the symbol's middle, which is the middle of the
/// capitals beside it; y points down.
enum SymbolArea: Hashable, Sendable {
    /// A glyph of an icon font as the font draws it; `size` hundredths per em of that font.
    case glyph(FontFace, id: UInt32, size: CGFloat, origin: CGPoint, ink: CGRect)
    case fill([PathElement], evenOdd: Bool = false)
    case stroke([PathElement], width: CGFloat)

    /// What is inked.
    var bounds: CGRect {
        switch self {
        case .glyph(_, _, let size, let origin, let ink):
            CGRect(
                x: origin.x + ink.minX * size, y: origin.y + ink.minY * size, width: ink.width * size,
                height: ink.height * size)
        case .fill(let elements, _):
            elements.tightBounds
        case .stroke(let elements, let width):
            elements.tightBounds.insetBy(dx: -width / 2, dy: -width / 2)
        }
    }

    /// - Parameter transform: scales both axes alike.
    func applying(_ transform: CGAffineTransform) -> SymbolArea {
        let scale = transform.lengthScale
        switch self {
        case .glyph(let face, let id, let size, let origin, let ink):
            return .glyph(face, id: id, size: size * scale, origin: origin.applying(transform), ink: ink)
        case .fill(let elements, let evenOdd):
            return .fill(elements.map { $0.applying(transform) }, evenOdd: evenOdd)
        case .stroke(let elements, let width):
            return .stroke(elements.map { $0.applying(transform) }, width: width * scale)
        }
    }

    /// - Parameter transform: from hundredths of an em to points; scales both axes alike.
    func item(_ transform: CGAffineTransform, _ paint: Paint, name: String) -> DisplayItem {
        switch applying(transform) {
        case .glyph(let face, let id, let size, let origin, _):
            .glyphs(GlyphRun(font: face, size: size, glyphs: [.init(id: id, position: origin)], text: name), paint)
        case .fill(let elements, let evenOdd):
            .fill(.path(elements), paint, evenOdd: evenOdd)
        case .stroke(let elements, let width):
            .stroke(.path(elements), StrokePattern(lineWidth: width, lineCap: .round, lineJoin: .round), paint)
        }
    }

    /// The area with a margin around it, for knocking it out of what lies below.
    func items(margin: CGFloat, _ transform: CGAffineTransform, _ paint: Paint, name: String) -> [DisplayItem] {
        let own = item(transform, paint, name: name)
        guard margin > 0 else { return [own] }
        switch self {
        case .stroke(let elements, let width):
            return [SymbolArea.stroke(elements, width: width + 2 * margin).item(transform, paint, name: name)]
        case .fill(let elements, _):
            return [own, SymbolArea.stroke(elements, width: 2 * margin).item(transform, paint, name: name)]
        case .glyph:
            return [own]
        }
    }
}

extension CGAffineTransform {
    /// By how much lengths grow.
    var lengthScale: CGFloat { (a * d - b * c).magnitude.squareRoot() }
}
