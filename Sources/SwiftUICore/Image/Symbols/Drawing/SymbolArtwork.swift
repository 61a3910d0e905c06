import Geometry

/// What a symbol looks like at a weight. Lengths are hundredths of an em, as those of `SymbolArea`.
package struct SymbolArtwork: Hashable, Sendable {
    var layers: [SymbolLayer]
    /// What is inked.
    let bounds: CGRect
    /// From the left margin to the right one: how wide the symbol is beside text.
    let width: CGFloat
    /// The middle between the margins.
    let middle: CGFloat

    /// - Parameter margins: where the symbol's box begins and ends in x; nil for the ink's.
    init(_ layers: [SymbolLayer], margins: ClosedRange<CGFloat>? = nil) {
        self.layers = layers
        let bounds = layers.reduce(CGRect.null) { $1.role == .ink ? $0.union($1.bounds) : $0 }
        self.bounds = bounds.isNull ? CGRect(x: -50, y: -50, width: 100, height: 100) : bounds
        let margins = margins ?? self.bounds.minX...self.bounds.maxX
        width = margins.upperBound - margins.lowerBound
        middle = (margins.upperBound + margins.lowerBound) / 2
    }

    func applying(_ transform: CGAffineTransform) -> SymbolArtwork {
        SymbolArtwork(layers.map { $0.applying(transform) })
    }

    var hasColors: Bool { layers.contains { $0.color != nil } }
}
