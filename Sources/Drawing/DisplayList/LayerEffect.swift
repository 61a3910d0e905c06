import Geometry

/// Something done to the pixels of a finished layer.
package enum LayerEffect: Hashable, Sendable {
    /// A Gaussian blur; sigma in points. An opaque one treats the layer's edge as its border color.
    case blur(sigma: CGFloat, opaque: Bool)
    /// The layer's alpha, blurred, colored and drawn below it; sigma and offset in points.
    case shadow(color: ResolvedColor, sigma: CGFloat, offset: CGSize)
    /// What the layer's alpha leaves free, blurred, colored and drawn on top of the layer; sigma and offset in points.
    case innerShadow(color: ResolvedColor, sigma: CGFloat, offset: CGSize)
    case colorMatrix(ColorMatrix)
    /// Black, as opaque as the Rec. 709 luma of the encoded components times the alpha that was there.
    case luminanceToAlpha
}
