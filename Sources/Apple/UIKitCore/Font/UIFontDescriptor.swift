import Foundation
import Geometry
import SwiftUICore

/// What a font is to be like.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    /// Styles of a font: italic, bold, monospaced, and tight or loose lines.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public var rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// Which of the system's typefaces a font is of.
    public enum SystemDesign: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    package let font: Font
    /// Points per em.
    public let pointSize: CGFloat

    package init(font: Font, pointSize: CGFloat) {
        self.font = font
        self.pointSize = pointSize
    }

    public convenience init(name: String, size: CGFloat) {
        self.init(font: .custom(name, fixedSize: size), pointSize: size)
    }

    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let size = Self.number(attributes[.size]) ?? 12
        let changed = UIFontDescriptor(font: .system(size: size), pointSize: size).addingAttributes(attributes)
        self.init(font: changed.font, pointSize: size)
    }

    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var font = font
        if symbolicTraits.contains(.traitBold) { font = font.bold() }
        if symbolicTraits.contains(.traitItalic) { font = font.italic() }
        if symbolicTraits.contains(.traitMonoSpace) { font = font.monospaced() }
        if symbolicTraits.contains(.traitTightLeading) { font = font.leading(.tight) }
        if symbolicTraits.contains(.traitLooseLeading) { font = font.leading(.loose) }
        return UIFontDescriptor(font: font, pointSize: pointSize)
    }

    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var font = font
        switch design {
        case .default: font.traits.design = .default
        case .serif: font.traits.design = .serif
        case .rounded: font.traits.design = .rounded
        case .monospaced: font.traits.design = .monospaced
        }
        return UIFontDescriptor(font: font, pointSize: pointSize)
    }

    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var font = font
        font.base = font.base.with(size: newPointSize)
        return UIFontDescriptor(font: font, pointSize: newPointSize)
    }
}

extension UIFont {
    /// The thickness of the strokes, from -1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        // The values that UIKit's constants have.
        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        /// The nearest of SwiftUI's named weights.
        var fontWeight: Font.Weight {
            let named: [(Weight, Font.Weight)] = [
                (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
                (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black)
            ]
            return named.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
        }
    }

    /// How wide the letters are; 0 is standard.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let compressed = Width(rawValue: -0.3)
        public static let condensed = Width(rawValue: -0.2)
        public static let standard = Width(rawValue: 0)
        public static let expanded = Width(rawValue: 0.2)
    }
}

/// How lengths and fonts grow with a text style under Dynamic Type.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    private let style: Font.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle.fontStyle }

    /// - Parameter value: points at the default Dynamic Type size.
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let environment = traitCollection?.environment ?? .current
        return TextStyleMetrics.scaled(value, with: style, in: environment)
    }

    public func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }

    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
    }

    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize, compatibleWith: traitCollection)))
    }
}
