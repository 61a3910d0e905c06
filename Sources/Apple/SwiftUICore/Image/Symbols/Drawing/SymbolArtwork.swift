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
