import DisplayList
import Foundation
import FoundationCompat
import SwiftUICore

/// What the components of a color space are.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// What the numbers of a color mean; colors are kept in sRGB.
public final class CGColorSpace: Sendable {
    private static func named(_ name: String) -> CFString { NSString(string: "kCGColorSpace\(name)") }

    public static var sRGB: CFString { named("SRGB") }
    public static var extendedSRGB: CFString { named("ExtendedSRGB") }
    public static var linearSRGB: CFString { named("LinearSRGB") }
    public static var extendedLinearSRGB: CFString { named("ExtendedLinearSRGB") }
    public static var displayP3: CFString { named("DisplayP3") }
    public static var genericGrayGamma2_2: CFString { named("GenericGrayGamma2_2") }
    public static var linearGray: CFString { named("LinearGray") }

    private let text: String?
    fileprivate let isGray: Bool

    /// nil of a device's own space.
    public var name: CFString? { text.map { NSString(string: $0) } }
    public var numberOfComponents: Int { isGray ? 1 : 3 }
    public var model: CGColorSpaceModel { isGray ? .monochrome : .rgb }

    /// nil for a name that is no color space's.
    public convenience init?(name: CFString) { self.init(name: "\(name)") }

    @_disfavoredOverload
    public init?(name: String) {
        guard name.hasPrefix("kCGColorSpace") else { return nil }
        (text, isGray) = (name, name.contains("Gray"))
    }

    fileprivate init(isGray: Bool) { (text, self.isGray) = (nil, isGray) }

    fileprivate var isSRGB: Bool { !isGray && values == .sRGB }
    fileprivate var isExtended: Bool { text?.hasPrefix("kCGColorSpaceExtended") == true }

    fileprivate var values: Color.RGBColorSpace {
        switch text {
        case "kCGColorSpaceDisplayP3": .displayP3
        case "kCGColorSpaceLinearSRGB", "kCGColorSpaceExtendedLinearSRGB", "kCGColorSpaceLinearGray": .sRGBLinear
        default: .sRGB
        }
    }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(isGray: false) }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(isGray: true) }

extension CGColor {
    /// What the components are of: sRGB, extended where one is below 0 or above 1, unless the color was made in another.
    public var colorSpace: CGColorSpace? {
        if let own { return own.space }
        let isExtended = components?.dropLast().contains { !(0...1).contains($0) } == true
        return CGColorSpace(name: isExtended ? CGColorSpace.extendedSRGB : CGColorSpace.sRGB)
    }

    /// - Parameter components: as many as the space has, and the opacity.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let values = (0...space.numberOfComponents).map { Double(components[$0]) }
        let rgb = space.isGray ? [values[0], values[0], values[0]] : Array(values.prefix(3))
        let converted = ColorSpaceConversion.sRGB(from: space.values, red: rgb[0], green: rgb[1], blue: rgb[2])
        let color = ResolvedColor(
            red: Float(converted.red), green: Float(converted.green), blue: Float(converted.blue),
            alpha: Float(values[space.numberOfComponents]))
        self.init(color, own: space.isSRGB ? nil : (space, values.map { CGFloat($0) }))
    }

    /// The same color in another space. Components of colors outside its gamut are clamped, unless it is an extended one;
    /// the intent, which chooses among other ways, is not looked at.
    public func converted(
        to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? {
        let linear = ColorSpaceConversion.components(of: color, in: .sRGBLinear)
        // Relative luminance, of BT.709's primaries.
        let luminance = 0.2126 * linear.red + 0.7152 * linear.green + 0.0722 * linear.blue
        let rgb = ColorSpaceConversion.components(of: color, in: space.values)
        var values = [rgb.red, rgb.green, rgb.blue]
        if space.isGray {
            values = [space.values == .sRGBLinear ? luminance : ColorSpaceConversion.encode(luminance)]
        }
        if !space.isExtended { values = values.map { min(1, max(0, $0)) } }
        return (values + [Double(color.alpha)]).map { CGFloat($0) }.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.flatMap { CGColor(colorSpace: space, components: $0) }
        }
    }
}

/// How colors outside a space's gamut are replaced.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent = 0
    case absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// How what is drawn meets what lies below it.
public enum CGBlendMode: Int32, Sendable {
    case normal = 0
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop
    case destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// How carefully images are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default` = 0
    case none, low, high, medium
}

/// What is done with a path.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}
