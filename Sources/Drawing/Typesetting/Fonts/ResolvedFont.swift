import Geometry

/// A `TextFont` in terms of the fonts at hand, at the size at which it is set.
struct ResolvedFont {
    var spec: FaceSpec
    /// Points per em.
    var size: CGFloat
    /// Points after each character in the font's own face; fallback faces have none.
    var tracking: CGFloat
    /// The stretch of the font's own outlines along the line, which stands in for a width axis.
    var horizontalScale: CGFloat
    var ascent: CGFloat
    var descent: CGFloat
    /// The baseline-to-baseline distance of a text style at this size; nil for explicit sizes.
    var leading: CGFloat?

    var lineHeight: CGFloat { ascent + descent }
}
