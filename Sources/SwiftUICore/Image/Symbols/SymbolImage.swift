import Geometry
import DisplayList
import Typesetting

/// A symbol at a font: its box, where text's baseline runs through it, and what it draws.
package struct SymbolImage {
    private let name: String
    private let glyph: GlyphFont.Glyph?
    private let file: GlyphFont?
    private let enclosure: SymbolCatalog.Enclosure
    /// Points per em of the icon font.
    private let glyphSize: CGFloat
    /// Points per em of the text beside it, with the image scale applied.
    private let em: CGFloat
    private let weight: CGFloat
    private let isMirrored: Bool

    package let size: CGSize
    /// How far above the box's bottom the text's baseline runs, in points.
    package let baselineFromBottom: CGFloat

    /// Icon fonts draw a circle 0.8125 em wide, SF Symbols one of 1 em.
    private static let glyphScale: CGFloat = 1 / 0.8125
    /// A symbol's box is 1.14 em high and centred on the cap height, 0.352 em above the baseline.
    private static let boxHeight: CGFloat = 1.14
    private static let centerAboveBaseline: CGFloat = 0.352
    /// How large a symbol is inside the circle or square that encloses it.
    private static let enclosedScale: CGFloat = 0.58

    package init?(_ image: Image, font: TextFont, in environment: EnvironmentValues) {
        guard case .symbol(let baseName, _) = image.source else { return nil }
        let name = environment.symbolVariants.apply(to: baseName)
        let catalog = SymbolCatalog.packaged
        let entry = catalog.entry(named: name) ?? catalog.entry(named: baseName)
        self.name = name
        weight = font.weight
        isMirrored = environment.isRightToLeft && SymbolDirection.isMirrored(name)
        em = font.size * environment.imageScale.factor
        let file = entry.flatMap { catalog.font(of: $0) }
        let glyph = entry.flatMap { entry in file?.glyph(for: entry.codePoint(weight: font.weight)) }
        self.file = file
        self.glyph = glyph
        enclosure = entry?.enclosure ?? .none
        glyphSize = em * Self.glyphScale
        // The ink decides the width; the box keeps text's distance above and below.
        let encloses = enclosure != .none && enclosure != .slash
        let width = encloses || glyph == nil ? em : (glyph?.ink.width ?? 1) * glyphSize
        size = CGSize(width: width, height: Self.boxHeight * em)
        baselineFromBottom = (Self.boxHeight / 2 - Self.centerAboveBaseline) * em
    }

    /// Whether the catalogue has a drawing for the name.
    var isKnown: Bool { glyph != nil }

    var finding: Finding {
        Finding(
            "unknown-symbol", .warning,
            "no packaged icon stands for the symbol '\(name)'; a dashed square is drawn")
    }

    /// The symbol in a box of its own size.
    func items(in box: CGRect, paint: Paint, environment: EnvironmentValues) -> [DisplayItem] {
        let center = CGPoint(x: box.midX, y: box.midY)
        guard let glyph, let file else { return [unknownItem(center, paint)] }
        func draw(scale: CGFloat, paint: Paint) -> DisplayItem {
            let size = glyphSize * scale
            // The ink's middle goes to the middle of the box.
            let origin = CGPoint(x: center.x - glyph.ink.midX * size, y: center.y - glyph.ink.midY * size)
            let face = FontFace(file: file.file.lastPathComponent, path: file.file.path)
            let item = DisplayItem.glyphs(
                GlyphRun(font: face, size: size, glyphs: [.init(id: glyph.id, position: origin)], text: name), paint)
            guard isMirrored else { return item }
            return .group(DisplayGroup([item], transform: CGAffineTransform(scaleX: -1, y: 1).around(center)))
        }
        let side = em
        let square = CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
        let stroke = StrokePattern(lineWidth: strokeWidth, lineCap: .round)
        let half = strokeWidth / 2
        switch enclosure {
        case .none:
            return [draw(scale: 1, paint: paint)]
        case .circle:
            return [
                .stroke(.ellipse(square.insetBy(dx: half, dy: half)), stroke, paint),
                draw(scale: Self.enclosedScale, paint: paint),
            ]
        case .square:
            return [
                .stroke(
                    .roundedRectangle(square.insetBy(dx: half, dy: half), radius: side * 0.2, continuous: true),
                    stroke, paint),
                draw(scale: Self.enclosedScale, paint: paint),
            ]
        case .filledCircle, .filledSquare:
            let outline: Outline = enclosure == .filledCircle
                ? .ellipse(square) : .roundedRectangle(square, radius: side * 0.22, continuous: true)
            let hole = DisplayGroup(
                [draw(scale: Self.enclosedScale, paint: .color(.black))], blendMode: .destinationOut)
            return [.group(DisplayGroup([.fill(outline, paint), .group(hole)], isolated: true))]
        case .slash:
            let line = Outline.path([
                .move(CGPoint(x: square.minX + half, y: square.minY + half)),
                .line(CGPoint(x: square.maxX - half, y: square.maxY - half)),
            ])
            var gap = stroke
            gap.lineWidth = strokeWidth * 3
            let cut = DisplayGroup([.stroke(line, gap, .color(.black))], blendMode: .destinationOut)
            return [
                .group(DisplayGroup([draw(scale: 1, paint: paint), .group(cut)], isolated: true)),
                .stroke(line, stroke, paint),
            ]
        }
    }

    /// SF's strokes at regular weight are about 0.09 em wide and grow with the weight.
    private var strokeWidth: CGFloat { em * (0.05 + 0.04 * weight / 400) }

    private func unknownItem(_ center: CGPoint, _ paint: Paint) -> DisplayItem {
        let side = em * 0.8
        let dash = side / 8
        return .stroke(
            .roundedRectangle(
                CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side),
                radius: side * 0.2, continuous: true),
            StrokePattern(lineWidth: strokeWidth, dash: [dash, dash]), paint)
    }
}
