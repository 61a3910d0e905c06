import Assets
import DisplayList
import Geometry

/// What a symbol looks like at a weight. Lengths are hundredths of an em, as those of `SymbolArea`.
package struct SymbolArtwork: Hashable, Sendable {
    var layers: [SymbolLayer]
    /// What is inked.
    let bounds: CGRect
    /// The box that the ink has on Apple's systems, which is what a resizable image fills; ours may be narrower.
    let ink: CGRect
    /// What layout sees.
    let frame: CGRect

    /// - Parameter margins: where the symbol's box begins and ends in x; nil for the ink's.
    init(_ layers: [SymbolLayer], margins: ClosedRange<CGFloat>? = nil) {
        let bounds = Self.bounds(layers)
        let frame = SymbolFrame(ink: bounds, margins: margins ?? bounds.minX...bounds.maxX)
        self.init(layers, frame: frame, origin: margins?.lowerBound ?? bounds.minX)
    }

    /// - Parameter origin: where the frame's left edge lies.
    init(_ layers: [SymbolLayer], frame: SymbolFrame, origin: CGFloat = 0) {
        self.layers = layers
        bounds = Self.bounds(layers)
        ink = frame.ink.offsetBy(dx: origin, dy: 0)
        self.frame = frame.rect.offsetBy(dx: origin, dy: 0)
    }

    private static func bounds(_ layers: [SymbolLayer]) -> CGRect {
        let bounds = layers.reduce(CGRect.null) { $1.role == .ink ? $0.union($1.bounds) : $0 }
        return bounds.isNull ? CGRect(x: -50, y: -50, width: 100, height: 100) : bounds
    }

    func applying(_ transform: CGAffineTransform) -> SymbolArtwork {
        SymbolArtwork(layers.map { $0.applying(transform) })
    }

    var hasColors: Bool { layers.contains { $0.color != nil } }
}

/// Areas of a symbol that are painted alike in every rendering mode.
struct SymbolLayer: Hashable, Sendable {
    enum Role: Hashable, Sendable {
        case ink
        /// Cut out of what lies below where the symbol has one color, painted where it has several.
        case hole
        /// Cut out of what lies below, in every mode.
        case cut
    }

    var areas: [SymbolArea]
    var role = Role.ink
    /// 0 for primary, 1 for secondary, 2 for tertiary; or `unpainted`.
    var level = 0
    /// What the layer is in multicolor: a color's name as asset catalogs write it; nil for the foreground.
    var color: String?
    /// What the color of a name is that nobody knows.
    var fill: ResolvedColor?
    /// How the layer of a custom symbol lies on what is below it, in hierarchical and palette, and in multicolor; nil where
    /// its role says so.
    var inLayers: SymbolFile.Overlay?
    var inColors: SymbolFile.Overlay?
    /// The value above which a variable symbol shows the layer in full, 0…1.
    var threshold: Double?
    /// How far around the layer what lies below is cut away, in hundredths of an em.
    var gap: CGFloat = 0

    /// The level of a hole that shows what lies below in every mode but multicolor.
    static let unpainted = -1

    var bounds: CGRect { areas.reduce(.null) { $0.union($1.bounds) } }

    func applying(_ transform: CGAffineTransform) -> SymbolLayer {
        var copy = self
        copy.areas = areas.map { $0.applying(transform) }
        copy.gap = gap * transform.lengthScale
        return copy
    }
}

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
        let (x, y) =
            isStretched
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
