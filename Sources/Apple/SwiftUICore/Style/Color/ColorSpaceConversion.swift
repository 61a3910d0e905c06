import DisplayList
import Foundation

/// Conversions between the color spaces that SwiftUI names and sRGB.
package enum ColorSpaceConversion {
    package typealias Components = (red: Double, green: Double, blue: Double)

    package static func sRGB(from space: Color.RGBColorSpace, red: Double, green: Double, blue: Double) -> Components {
        switch space {
        case .sRGB:
            return (red, green, blue)
        case .sRGBLinear:
            return (encode(red), encode(green), encode(blue))
        case .displayP3:
            // Display P3 has sRGB's transfer curve; the matrix is P3-D65 to BT.709 in linear light.
            let (r, g, b) = (decode(red), decode(green), decode(blue))
            return (
                encode(1.2249401 * r - 0.2249402 * g), encode(-0.0420569 * r + 1.0420571 * g),
                encode(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b)
            )
        }
    }

    /// What an encoded sRGB color is in a space.
    package static func components(of color: ResolvedColor, in space: Color.RGBColorSpace) -> Components {
        let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
        switch space {
        case .sRGB: return (red, green, blue)
        case .sRGBLinear: return (decode(red), decode(green), decode(blue))
        case .displayP3: return displayP3(from: color)
        }
    }

    /// Encoded Display P3 components of an encoded sRGB color; the matrix is BT.709 to P3-D65 in linear light.
    static func displayP3(from color: ResolvedColor) -> Components {
        let (r, g, b) = (decode(Double(color.red)), decode(Double(color.green)), decode(Double(color.blue)))
        return (
            encode(0.8224621 * r + 0.1775380 * g), encode(0.0331941 * r + 0.9668058 * g),
            encode(0.0170827 * r + 0.0723974 * g + 0.9105199 * b)
        )
    }

    /// Interpolates encoded Display P3 components.
    static func mixInDisplayP3(_ first: ResolvedColor, _ second: ResolvedColor, by fraction: Float) -> ResolvedColor {
        let a = displayP3(from: first), b = displayP3(from: second)
        let t = Double(fraction)
        let mixed = sRGB(
            from: .displayP3, red: a.red + (b.red - a.red) * t, green: a.green + (b.green - a.green) * t,
            blue: a.blue + (b.blue - a.blue) * t)
        func component(_ value: Double) -> Float { Float(min(1, max(0, value))) }
        return ResolvedColor(
            red: component(mixed.red), green: component(mixed.green), blue: component(mixed.blue),
            alpha: first.alpha + (second.alpha - first.alpha) * fraction)
    }

    /// Interpolates in linear sRGB, premultiplied.
    static func mixLinear(_ first: ResolvedColor, _ second: ResolvedColor, by fraction: Float) -> ResolvedColor {
        let alpha = first.alpha + (second.alpha - first.alpha) * fraction
        guard alpha > 0 else { return fraction < 0.5 ? first : second }
        func mix(_ a: Float, _ b: Float) -> Float {
            let low = decode(Double(a)) * Double(first.alpha), high = decode(Double(b)) * Double(second.alpha)
            return Float(encode((low + (high - low) * Double(fraction)) / Double(alpha)))
        }
        return ResolvedColor(
            red: mix(first.red, second.red), green: mix(first.green, second.green), blue: mix(first.blue, second.blue),
            alpha: alpha)
    }

    package static func encode(_ linear: Double) -> Double { TransferCurve.encode(linear) }
    static func decode(_ encoded: Double) -> Double { TransferCurve.decode(encoded) }

    static func rgb(hue: Double, saturation: Double, brightness: Double) -> Components {
        let sector = (hue - hue.rounded(.down)) * 6
        let fraction = sector - sector.rounded(.down)
        let p = brightness * (1 - saturation)
        let q = brightness * (1 - saturation * fraction)
        let t = brightness * (1 - saturation * (1 - fraction))
        switch Int(sector) % 6 {
        case 0: return (brightness, t, p)
        case 1: return (q, brightness, p)
        case 2: return (p, brightness, t)
        case 3: return (p, q, brightness)
        case 4: return (t, p, brightness)
        default: return (brightness, p, q)
        }
    }

    /// Interpolates in Oklab, the perceptual space that `Color.mix` names, or as the components are.
    static func mix(
        _ first: ResolvedColor, _ second: ResolvedColor, by fraction: Float, perceptual: Bool = true
    ) -> ResolvedColor {
        let fraction = min(1, max(0, fraction))
        let alpha = first.alpha + (second.alpha - first.alpha) * fraction
        guard perceptual else {
            func blend(_ x: Float, _ y: Float) -> Float { x + (y - x) * fraction }
            return ResolvedColor(
                red: blend(first.red, second.red), green: blend(first.green, second.green),
                blue: blend(first.blue, second.blue), alpha: alpha)
        }
        let a = Oklab(first), b = Oklab(second)
        let t = Double(fraction)
        func blend(_ x: Double, _ y: Double) -> Double { x + (y - x) * t }
        return Oklab(
            lightness: blend(a.lightness, b.lightness), a: blend(a.a, b.a), b: blend(a.b, b.b)
        ).color(alpha: alpha)
    }
}
