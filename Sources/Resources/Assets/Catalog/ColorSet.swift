import DisplayList
import Foundation

/// A color set: one color for each combination of traits that it tells apart.
struct ColorSet {
    private var variants: [(conditions: VariantConditions, color: AssetColor)] = []

    /// Reads the `colors` of a set's Contents.json; an entry that cannot be read is reported and left out.
    init(_ json: [String: Any], report: (String) -> Void) {
        for (index, entry) in (json["colors"] as? [[String: Any]] ?? []).enumerated() {
            guard let color = entry["color"] as? [String: Any] else { continue }
            if let reference = color["reference"] as? String {
                variants.append((VariantConditions(entry), .system(reference)))
            } else if let resolved = Self.resolve(color) {
                variants.append((VariantConditions(entry), .resolved(resolved)))
            } else {
                report("color \(index + 1) is in an unknown color space or lacks a component")
            }
        }
    }

    var isEmpty: Bool { variants.isEmpty }

    func color(for traits: AssetTraits) -> AssetColor? {
        var best: (rank: [Int], color: AssetColor)?
        for (conditions, color) in variants {
            guard let rank = conditions.rank(for: traits) else { continue }
            if let current = best, !isBetter(rank, than: current.rank) { continue }
            best = (rank, color)
        }
        return best?.color
    }

    private static func resolve(_ json: [String: Any]) -> ResolvedColor? {
        guard let space = CatalogColorSpace(named: json["color-space"] as? String ?? "srgb") else { return nil }
        if let text = json["components"] as? String {
            guard let color = ColorComponent.hexadecimal(text) else { return nil }
            return space.sRGB(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
        }
        guard let components = json["components"] as? [String: Any] else { return nil }
        let alpha = components["alpha"] == nil ? 1 : ColorComponent.alpha(components["alpha"])
        guard let alpha else { return nil }
        if space.isGray || components["white"] != nil {
            guard let white = ColorComponent.value(components["white"]) else { return nil }
            return space.sRGB(red: white, green: white, blue: white, alpha: alpha)
        }
        guard let red = ColorComponent.value(components["red"]),
            let green = ColorComponent.value(components["green"]),
            let blue = ColorComponent.value(components["blue"])
        else { return nil }
        return space.sRGB(red: red, green: green, blue: blue, alpha: alpha)
    }
}

/// What a color set holds for given traits.
package enum AssetColor: Hashable, Sendable {
    /// A color of its own, in sRGB; components of a wide-gamut color may lie outside 0…1.
    case resolved(ResolvedColor)
    /// A reference to a system color by Apple's name in catalogs, such as `systemBlueColor` or `labelColor`.
    case system(String)
}

/// One component of a catalog color, in any of the forms that Xcode writes.
enum ColorComponent {
    /// - "0.500" and JSON numbers up to 1 are fractions;
    /// - "128", and JSON numbers above 1, count in 255ths, as does "0x80" or "#80";
    /// - the digit strings "0" and "1" are 255ths too, since Xcode writes fractions with a point.
    static func value(_ json: Any?) -> Double? {
        guard let text = json as? String else {
            guard let number = JSONNumber.value(json) else { return nil }
            return number > 1 ? number / 255 : number
        }
        let digits = text.trimmingCharacters(in: .whitespaces).lowercased()
        for prefix in ["0x", "#"] where digits.hasPrefix(prefix) {
            return Int(digits.dropFirst(prefix.count), radix: 16).map { Double($0) / 255 }
        }
        guard let number = JSONNumber.value(digits) else { return nil }
        return digits.contains(".") || digits.contains("e") ? number : number / 255
    }

    /// Alpha is always a fraction.
    static func alpha(_ json: Any?) -> Double? {
        JSONNumber.value(json).map { min(max($0, 0), 1) }
    }

    /// "#RRGGBB" or "#RRGGBBAA", with or without the sign.
    static func hexadecimal(_ text: String) -> (red: Double, green: Double, blue: Double, alpha: Double)? {
        let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
        guard digits.count == 6 || digits.count == 8, let number = UInt32(digits, radix: 16) else { return nil }
        let rgba = digits.count == 6 ? number << 8 | 0xFF : number
        func byte(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
        return (byte(24), byte(16), byte(8), byte(0))
    }
}

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
