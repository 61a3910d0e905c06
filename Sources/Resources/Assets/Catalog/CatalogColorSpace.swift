import DisplayList
import Foundation

/// The color spaces that a color set can name.
enum CatalogColorSpace: String {
    case sRGB = "srgb"
    case extendedSRGB = "extended-srgb"
    case extendedLinearSRGB = "extended-linear-srgb"
    case displayP3 = "display-p3"
    case gray = "gray-gamma-22"
    case extendedGray = "extended-gray"

    /// The space of a name, in any case: Xcode writes `display-p3`, other tools `display-P3`.
    init?(named name: String) { self.init(rawValue: name.lowercased()) }

    var isGray: Bool { self == .gray || self == .extendedGray }

    /// Converts encoded components of this space to encoded sRGB. Nothing is clamped: what sRGB cannot show
    /// keeps components outside 0…1.
    func sRGB(red: Double, green: Double, blue: Double, alpha: Double) -> ResolvedColor {
        var (r, g, b) = (red, green, blue)
        switch self {
        case .sRGB, .extendedSRGB, .extendedGray:
            break
        case .gray:
            // Generic gray of gamma 2.2 against sRGB's curve.
            r = Self.encoded(Self.power(r, 2.2))
            (g, b) = (r, r)
        case .extendedLinearSRGB:
            (r, g, b) = (Self.encoded(r), Self.encoded(g), Self.encoded(b))
        case .displayP3:
            (r, g, b) = Self.sRGBFromDisplayP3(r, g, b)
        }
        return ResolvedColor(red: Float(r), green: Float(g), blue: Float(b), alpha: Float(alpha))
    }

    /// Display P3 shares sRGB's transfer function and D65 white; only the primaries differ. The matrix is
    /// XYZ→sRGB (IEC 61966-2-1) after P3→XYZ (SMPTE EG 432-1 primaries).
    private static func sRGBFromDisplayP3(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        return (
            encoded(1.2249401762805598 * r - 0.2249401762805598 * g),
            encoded(-0.0420569547096881 * r + 1.0420569547096881 * g),
            encoded(-0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b)
        )
    }

    private static func linear(_ component: Double) -> Double {
        let magnitude = abs(component)
        let value = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
        return component < 0 ? -value : value
    }

    private static func encoded(_ component: Double) -> Double {
        let magnitude = abs(component)
        let value = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
        return component < 0 ? -value : value
    }

    private static func power(_ component: Double, _ exponent: Double) -> Double {
        component < 0 ? -pow(-component, exponent) : pow(component, exponent)
    }
}
