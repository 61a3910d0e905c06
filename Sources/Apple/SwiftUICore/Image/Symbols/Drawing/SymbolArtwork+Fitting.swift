import DisplayList
import Geometry

extension SymbolArtwork {
    /// A difference in proportion that nobody sees: a glyph may stay a glyph.
    private static let indifference: CGFloat = 1.02
    /// A stand-in that is stretched by more looks wrong; it stays smaller than the ink's box along that axis.
    private static let mostStretch: CGFloat = 1.3

    /// The drawing scaled into the ink's box of `frame`, and stretched along one axis where its proportions are others
    /// than Apple's.
    /// - Parameters:
    ///   - outline: a glyph's outline, in ems of its font.
    ///   - redrawn: the same drawing with lines as many times as thick; so lines need not grow with the drawing.
    func fitted(
        into frame: SymbolFrame, outline: (FontFace, UInt32) -> [PathElement], redrawn: (CGFloat) -> SymbolArtwork?
    ) -> SymbolArtwork {
        guard bounds.width > 0, bounds.height > 0, frame.ink.width > 0, frame.ink.height > 0 else { return self }
        // An icon font's own boxes count points that curves only bend towards: outlines tell where the ink ends.
        var own = self, exact = outlined(by: outline)
        let first = exact.scale(into: frame.ink)
        if max(first, 1 / first) > Self.indifference, let redrawn = redrawn(1 / first) {
            (own, exact) = (redrawn, redrawn.outlined(by: outline))
        }
        let bounds = exact.bounds, scale = exact.scale(into: frame.ink)
        let across = frame.ink.width / (bounds.width * scale), down = frame.ink.height / (bounds.height * scale)
        let isStretched = max(across, down) > Self.indifference
        let (x, y) = isStretched
            ? (scale * min(across, Self.mostStretch), scale * min(down, Self.mostStretch)) : (scale, scale)
        let transform = CGAffineTransform(
            a: x, b: 0, c: 0, d: y, tx: frame.ink.midX - bounds.midX * x, ty: frame.ink.midY - bounds.midY * y)
        return SymbolArtwork((isStretched ? exact : own).layers.map { $0.applying(transform) }, frame: frame)
    }

    /// The drawing without glyphs.
    func outlined(by outline: (FontFace, UInt32) -> [PathElement]) -> SymbolArtwork {
        SymbolArtwork(
            layers.map { layer in
                var layer = layer
                layer.areas = layer.areas.map { $0.outlined(by: outline) }
                return layer
            })
    }

    private func scale(into box: CGRect) -> CGFloat { min(box.width / bounds.width, box.height / bounds.height) }
}

extension SymbolArea {
    /// The area as an outline, which can be stretched along one axis as a glyph cannot.
    func outlined(by outline: (FontFace, UInt32) -> [PathElement]) -> SymbolArea {
        guard case .glyph(let face, let id, let size, let origin, _) = self else { return self }
        let placing = CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: origin.x, ty: origin.y)
        return .fill(outline(face, id).map { $0.applying(placing) })
    }
}
