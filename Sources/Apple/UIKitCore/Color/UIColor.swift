import Findings
import Foundation
import Geometry
import SwiftUICore

/// A color that may depend on the traits it is shown under.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
    package let source: Color.Source

    package init(source: Color.Source) { self.source = source }

    public override init() { source = .components(.clear) }

    /// Components and opacity from 0 to 1, in extended sRGB.
    // Required, as Objective-C's initializers are of every class: `Self(red:…)` in an extension.
    public required init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = Color(red: red, green: green, blue: blue, opacity: Self.fraction(alpha)).source
    }

    /// A gray; 0 is black, 1 white.
    public required convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Each from 0 to 1; a hue of 1 is a full turn.
    public required init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        source =
            Color(
                hue: hue.isFinite ? hue : 0, saturation: Self.fraction(saturation),
                brightness: Self.fraction(brightness), opacity: Self.fraction(alpha)
            ).source
    }

    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = Color(.displayP3, red: red, green: green, blue: blue, opacity: Self.fraction(alpha)).source
    }

    public required init(cgColor: CGColor) { source = .components(cgColor.color) }

    /// The color that `color` is in the environment where it is drawn.
    public init(_ color: Color) { source = color.source }

    /// Asks `dynamicProvider` for the color wherever it is drawn.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        source = .dynamic(DynamicColor { dynamicProvider(UITraitCollection(environment: $0)).source })
    }

    /// A color of the asset catalog; nil if there is none of that name.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// A color of the asset catalog; nil if there is none of that name. `bundle` and `traitCollection` are ignored: the
    /// color adapts where it is drawn.
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard AmbientAssets.source.hasColor(named: name, in: .current) else { return nil }
        source = .asset(name)
    }

    /// A color of the asset catalog; clear, with a finding, if there is none of that name.
    public init(resource: ColorResource) { source = .asset(resource.name) }

    /// A pattern has no one color: its clear stand-in is a finding.
    public init(patternImage image: UIImage) {
        AmbientAssets.source.note(
            Finding(.colorUnsupported, "UIColor(patternImage:) is not drawn; clear is drawn"))
        source = .components(.clear)
    }

    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// As UIKit archives one: by its components, or by how white it is.
    public required init?(coder: NSCoder) {
        func value(_ key: String) -> Double { coder.decodeDouble(forKey: key) }
        let isWhite = coder.containsValue(forKey: "UIWhite")
        guard isWhite || coder.containsValue(forKey: "UIRed") else { return nil }
        let (red, green, blue) =
            isWhite
            ? (value("UIWhite"), value("UIWhite"), value("UIWhite"))
            : (value("UIRed"), value("UIGreen"), value("UIBlue"))
        source = Color(red: red, green: green, blue: blue, opacity: Self.fraction(value("UIAlpha"))).source
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        let color = resolved
        for (key, component) in [
            ("UIRed", color.red), ("UIGreen", color.green), ("UIBlue", color.blue), ("UIAlpha", color.alpha)
        ] { coder.encode(Double(component), forKey: key) }
    }

    private static func fraction(_ value: CGFloat) -> Double { value.isFinite ? min(1, max(0, value)) : 0 }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.source == source }

    open override var hash: Int { source.hashValue }

    open override var description: String {
        let color = resolved
        return "UIExtendedSRGBColorSpace \(color.red) \(color.green) \(color.blue) \(color.alpha)"
    }
}

/// What `#colorLiteral(red:green:blue:alpha:)` makes.
public typealias _ColorLiteralType = UIColor

// The colors that are the same under all traits; Apple's documentation of each gives the components.
extension UIColor {
    public static var black: UIColor { UIColor(white: 0, alpha: 1) }
    public static var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
    public static var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
    public static var white: UIColor { UIColor(white: 1, alpha: 1) }
    public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    public static var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    public static var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    public static var clear: UIColor { UIColor(white: 0, alpha: 0) }
}
