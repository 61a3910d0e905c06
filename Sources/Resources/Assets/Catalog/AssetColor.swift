import DisplayList

/// What a color set holds for given traits.
package enum AssetColor: Hashable, Sendable {
    /// A color of its own, in sRGB; components of a wide-gamut color may lie outside 0…1.
    case resolved(ResolvedColor)
    /// A reference to a system color by Apple's name in catalogs, such as `systemBlueColor` or `labelColor`.
    case system(String)
}
