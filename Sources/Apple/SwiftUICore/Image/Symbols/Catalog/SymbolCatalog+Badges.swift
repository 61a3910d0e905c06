import Geometry

/// Symbols with badges: Apple leaves the symbol where it is without one, and puts the badge in the corner that the
/// ink then reaches beyond. The frames of 250 of the 254 symbols whose base has one, too, are just that.
extension SymbolCatalog {
    /// How much nearer than the base's ink that of the whole may end, in hundredths of an em.
    private static let tolerance: CGFloat = 3
    /// How far a badge reaches at least, where the frames tell its side.
    private static let leastReach: CGFloat = 1

    /// - Returns: nil for what is drawn as a whole, and where a frame is not known.
    func badged(_ name: String, stroke: CGFloat) -> SymbolArtwork? {
        guard drawing(name) == nil, let frame = frames.frame(named: name, stroke: stroke),
            let parts = SymbolName(name).badge, let template = drawing("@" + parts.template),
            let inner = template.first,
            let base = parts.bases.first, let own = frames.frame(named: base, stroke: stroke)?.ink,
            let symbol = symbol(named: base, stroke: stroke)
        else { return nil }
        // Not `contains`, which compares a union's width, and so its last bit.
        let (left, right) = (own.minX - frame.ink.minX, frame.ink.maxX - own.maxX)
        let (above, below) = (own.minY - frame.ink.minY, frame.ink.maxY - own.maxY)
        guard min(left, right, above, below) > -Self.tolerance else { return nil }
        let badge = compose(Array(template.dropFirst()), around: nil, stroke)
        let usual = template.compactMap(\.corner).first ?? CGPoint(x: 1, y: 1)
        let corner = CGPoint(
            x: Self.side(left, right) ?? usual.x, y: Self.side(above, below) ?? usual.y)
        let placing = CGAffineTransform(
            translationX: corner.x < 0 ? frame.ink.minX - badge.bounds.minX : frame.ink.maxX - badge.bounds.maxX,
            y: corner.y < 0 ? frame.ink.minY - badge.bounds.minY : frame.ink.maxY - badge.bounds.maxY)
        let layers = compose([inner], around: .artwork { _ in symbol }, stroke).layers
        return SymbolArtwork(layers + badge.layers.map { $0.applying(placing) }, frame: frame)
    }

    /// The side on which the ink reaches further: -1 or 1; nil where it does on neither.
    private static func side(_ before: CGFloat, _ behind: CGFloat) -> CGFloat? {
        max(before, behind) < leastReach ? nil : before > behind ? -1 : 1
    }
}
