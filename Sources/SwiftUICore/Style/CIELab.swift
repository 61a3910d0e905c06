import DisplayList
import Foundation

/// A colour in CIE L*a*b* under D65: L* is 0 for black and 100 for white.
struct CIELab {
    var lightness: Double
    var a: Double
    var b: Double

    private static let white = (x: 0.95047, y: 1.0, z: 1.08883)

    init(_ color: ResolvedColor) {
        let r = ColorSpaceConversion.decode(Double(color.red))
        let g = ColorSpaceConversion.decode(Double(color.green))
        let blue = ColorSpaceConversion.decode(Double(color.blue))
        func f(_ t: Double) -> Double { t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116 }
        let x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * blue) / Self.white.x)
        let y = f((0.2126729 * r + 0.7151522 * g + 0.0721750 * blue) / Self.white.y)
        let z = f((0.0193339 * r + 0.1191920 * g + 0.9503041 * blue) / Self.white.z)
        lightness = 116 * y - 16
        a = 500 * (x - y)
        b = 200 * (y - z)
    }

    func color(alpha: Float) -> ResolvedColor {
        let fy = (lightness + 16) / 116, fx = fy + a / 500, fz = fy - b / 200
        func inverse(_ t: Double) -> Double {
            let cube = t * t * t
            return cube > 216.0 / 24389 ? cube : (116 * t - 16) * 27 / 24389
        }
        let x = inverse(fx) * Self.white.x, y = inverse(fy) * Self.white.y, z = inverse(fz) * Self.white.z
        func channel(_ linear: Double) -> Float { Float(min(1, max(0, ColorSpaceConversion.encode(linear)))) }
        return ResolvedColor(
            red: channel(3.2404542 * x - 1.5371385 * y - 0.4985314 * z),
            green: channel(-0.9692660 * x + 1.8760108 * y + 0.0415560 * z),
            blue: channel(0.0556434 * x - 0.2040259 * y + 1.0572252 * z), alpha: alpha)
    }
}
