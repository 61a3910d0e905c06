import DisplayList
import Geometry

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
