/// The working colour space of drawing whose colours blend.
public enum ColorRenderingMode: Hashable, Sendable {
    /// Encoded sRGB.
    case nonLinear
    /// Linear sRGB, without colours beyond it.
    case linear
    /// Linear sRGB with components outside 0…1.
    case extendedLinear
}
