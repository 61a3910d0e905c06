import DisplayList

/// What a colour set holds for given traits.
package enum AssetColor: Hashable, Sendable {
    /// A colour of its own, in sRGB; components of a wide-gamut colour may lie outside 0…1.
    case resolved(ResolvedColor)
    /// A reference to a system colour by Apple's name in catalogues, such as `systemBlueColor` or `labelColor`.
    case system(String)
}
