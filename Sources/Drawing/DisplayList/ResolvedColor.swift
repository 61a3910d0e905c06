import Foundation

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

/// A color in Björn Ottosson's Oklab, where equal steps look equal.
package struct Oklab {
    package var lightness: Double
    package var a: Double
    package var b: Double

    package init(lightness: Double, a: Double, b: Double) {
        (self.lightness, self.a, self.b) = (lightness, a, b)
    }

    package init(_ color: ResolvedColor) {
        let red = TransferCurve.decode(Double(color.red))
        let green = TransferCurve.decode(Double(color.green))
        let blue = TransferCurve.decode(Double(color.blue))
        let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    package func color(alpha: Float) -> ResolvedColor {
        let l = pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3)
        let m = pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3)
        let s = pow(lightness - 0.0894841775 * a - 1.2914855480 * b, 3)
        func channel(_ linear: Double) -> Float { Float(min(1, max(0, TransferCurve.encode(linear)))) }
        return ResolvedColor(
            red: channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            green: channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            blue: channel(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), alpha: alpha)
    }
}

/// Four rows (red, green, blue, alpha out) of five columns (red, green, blue, alpha in, constant), applied to
/// components that are not premultiplied, in 0…1.
public struct ColorMatrix: Hashable, Sendable {
    /// The rows for red, green, blue and alpha, five factors each.
    public var rows: [[Float]]

    /// Traps unless there are four rows of five factors.
    public init(rows: [[Float]]) {
        precondition(rows.count == 4 && rows.allSatisfy { $0.count == 5 }, "a color matrix is 4 × 5")
        self.rows = rows
    }

    /// Leaves every color as it is.
    public static let identity = ColorMatrix(rows: [
        [1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 1, 0]
    ])

    /// White whose opacity is the color's Rec. 709 luma, whatever its alpha was.
    public static let luminanceToAlpha = ColorMatrix(rows: [
        [0, 0, 0, 0, 1], [0, 0, 0, 0, 1], [0, 0, 0, 0, 1], [0.2126, 0.7152, 0.0722, 0, 0]
    ])

    /// `color`, as opaque as the input's Rec. 709 luma times the color's own alpha.
    package static func luminance(in color: ResolvedColor) -> ColorMatrix {
        let luma = luminanceToAlpha.rows[3].map { $0 * color.alpha }
        return ColorMatrix(rows: [
            [0, 0, 0, 0, color.red], [0, 0, 0, 0, color.green], [0, 0, 0, 0, color.blue], luma
        ])
    }

    package func apply(to color: ResolvedColor) -> ResolvedColor {
        let input = [color.red, color.green, color.blue, color.alpha, 1]
        let output = rows.map { row in zip(row, input).reduce(Float(0)) { $0 + $1.0 * $1.1 } }
        func clamp(_ value: Float) -> Float { min(1, max(0, value)) }
        return ResolvedColor(
            red: clamp(output[0]), green: clamp(output[1]), blue: clamp(output[2]), alpha: clamp(output[3]))
    }
}

/// The curve between sRGB's components and linear light, mirrored for components below zero.
package enum TransferCurve {
    package static func encode(_ linear: Double) -> Double {
        let magnitude = abs(linear)
        let encoded = magnitude <= 0.0031308 ? 12.92 * magnitude : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
        return linear < 0 ? -encoded : encoded
    }

    package static func decode(_ encoded: Double) -> Double {
        let magnitude = abs(encoded)
        let linear = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
        return encoded < 0 ? -linear : linear
    }
}
