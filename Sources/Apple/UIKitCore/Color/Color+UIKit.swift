import DisplayList
import Foundation
import Geometry
import SwiftUICore

extension Color {
    public init(uiColor: UIColor) { self.init(source: uiColor.source) }

    /// The older spelling; beside a generated asset symbol, `Color(.name)` means the asset.
    @_disfavoredOverload
    public init(_ color: UIColor) { self.init(source: color.source) }

    public init(cgColor: CGColor) { self.init(source: .components(cgColor.color)) }

    @_disfavoredOverload
    public init(_ cgColor: CGColor) { self.init(source: .components(cgColor.color)) }

    public init(_ resource: ColorResource) { self.init(source: .asset(resource.name)) }

    /// The components of a color that depends on no environment; nil for others, as in SwiftUI.
    public var cgColor: CGColor? {
        guard case .components(let color) = source else { return nil }
        return CGColor(color)
    }
}

/// A color of an asset catalog, by the name that its generated symbol stands for.
public struct ColorResource: Hashable, Sendable {
    package let name: String

    public init(name: String, bundle: Bundle) { self.name = name }
}

/// A color in numbers, which depends on nothing.
public final class CGColor: Hashable, @unchecked Sendable {
    package let color: ResolvedColor
    /// A space other than sRGB, and what the color is there, with its opacity.
    let own: (space: CGColorSpace, values: [CGFloat])?

    package convenience init(_ color: ResolvedColor) { self.init(color, own: nil) }

    init(_ color: ResolvedColor, own: (space: CGColorSpace, values: [CGFloat])?) {
        (self.color, self.own) = (color, own)
    }

    /// Encoded sRGB, each from 0 to 1 unless extended.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(ResolvedColor(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha)))
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A gray; 0 is black, 1 white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        let value = Float(gray)
        self.init(
            ResolvedColor(red: value, green: value, blue: value, alpha: Float(alpha)),
            own: CGColorSpace(name: CGColorSpace.genericGrayGamma2_2).map { ($0, [gray, alpha]) })
    }

    public var alpha: CGFloat { CGFloat(color.alpha) }
    /// Red, green and blue, or the gray, and the opacity.
    public var components: [CGFloat]? {
        own?.values ?? [color.red, color.green, color.blue, color.alpha].map { CGFloat($0) }
    }

    public var numberOfComponents: Int { own?.values.count ?? 4 }

    public func copy(alpha: CGFloat) -> CGColor? {
        var copy = color
        copy.alpha = Float(alpha)
        return CGColor(copy, own: own.map { ($0.space, $0.values.dropLast() + [alpha]) })
    }

    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs.color == rhs.color && lhs.own?.values == rhs.own?.values
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
