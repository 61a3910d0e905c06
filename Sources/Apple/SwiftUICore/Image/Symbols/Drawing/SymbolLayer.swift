import Geometry

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
