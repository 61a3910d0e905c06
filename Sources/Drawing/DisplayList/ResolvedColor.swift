/// A color as it is painted: sRGB, not premultiplied, every component in 0…1 unless extended.
package struct ResolvedColor: Hashable, Sendable {
    package var red: Float
    package var green: Float
    package var blue: Float
    package var alpha: Float

    package init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// A color from 8-bit components, the form in which Apple publishes its palettes.
    package init(rgb red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: Float = 1) {
        self.init(red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255, alpha: alpha)
    }

    package static let clear = ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0)
    package static let black = ResolvedColor(red: 0, green: 0, blue: 0)
    package static let white = ResolvedColor(red: 1, green: 1, blue: 1)

    package func multiplyingAlpha(by factor: Double) -> ResolvedColor {
        var copy = self
        copy.alpha *= Float(factor)
        return copy
    }

    /// Rec. 709 luma of the encoded components, 0…1: what the vibrant pass turns into opacity.
    package var luma: Float { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
