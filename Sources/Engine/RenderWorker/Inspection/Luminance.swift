import DisplayList

/// How light a color is, as WCAG 2 compares colors.
struct Luminance {
    /// Of each level of a component, from 0 to 255.
    private static let linear = (0...255).map { Float(TransferCurve.decode(Double($0) / 255)) }

    /// 0 for black, 1 for white.
    let value: Float

    /// - Parameter color: opaque; red, green and blue in 0…255.
    init(_ color: SIMD3<Float>) {
        func linear(_ level: Float) -> Float { Self.linear[Int(min(255, max(0, level.rounded())))] }
        value = 0.2126 * linear(color.x) + 0.7152 * linear(color.y) + 0.0722 * linear(color.z)
    }

    /// 1 for the same luminance, up to 21.
    func contrast(with other: Luminance) -> Float {
        (max(value, other.value) + 0.05) / (min(value, other.value) + 0.05)
    }
}
