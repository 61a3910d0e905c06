/// The working color space of drawing whose colors blend.
public enum ColorRenderingMode: Hashable, Sendable {
    /// Encoded sRGB.
    case nonLinear
    /// Linear sRGB, without colors beyond it.
    case linear
    /// Linear sRGB with components outside 0…1.
    case extendedLinear
}
