import Foundation

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
