import Foundation

/// A color by how it is seen: CIELAB under daylight (D65).
package struct LabColor: Hashable, Sendable {
    /// 0 black, 100 white.
    package var lightness: Double
    /// From green to red, and from blue to yellow, about -100...100.
    package var a: Double, b: Double

    package init(lightness: Double, a: Double, b: Double) { (self.lightness, self.a, self.b) = (lightness, a, b) }

    /// An opaque sRGB pixel 0xFFRRGGBB.
    init(pixel: UInt32, linear: [Double] = linear) {
        let red = linear[Int(pixel >> 16 & 0xFF)], green = linear[Int(pixel >> 8 & 0xFF)]
        let blue = linear[Int(pixel & 0xFF)]
        // IEC 61966-2-1, each row divided by the white that it makes.
        let x = Self.root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
        let y = Self.root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
        let z = Self.root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
        self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
    }

    private static func root(_ value: Double) -> Double {
        value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }

    /// The light of each of sRGB's 256 levels, 0...1.
    static let linear: [Double] = (0...255).map { level in
        let value = Double(level) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
