import Foundation
import FoundationCompat
import Geometry
import SwiftUICore
import Typesetting

/// A font of one size, in points.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    package let font: Font
    /// Points per em.
    public let pointSize: CGFloat

    package init(font: Font, pointSize: CGFloat) {
        self.font = font
        self.pointSize = pointSize
    }

    /// What stands for a font that is given later: the system's, of 12 points.
    public convenience override init() { self.init(font: .system(size: 12), pointSize: 12) }

    /// A font by its PostScript or full name; nil where no such font is packaged or lies beside the sources.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard Typesetter.shared.hasFont(named: fontName) else { return nil }
        self.init(font: .custom(fontName, fixedSize: fontSize), pointSize: fontSize)
    }

    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let size = pointSize > 0 ? pointSize : descriptor.pointSize
        var font = descriptor.font
        font.base = font.base.with(size: size)
        self.init(font: font, pointSize: size)
    }

    private static func system(
        _ size: CGFloat, _ weight: Weight = .regular, design: Font.Design? = nil, change: (Font) -> Font = { $0 }
    ) -> UIFont {
        // UIKit's own size for 0 is the system's, 14 points before Dynamic Type; negative ones count the same.
        let size = size > 0 && size.isFinite ? size : systemFontSize
        return UIFont(font: change(.system(size: size, weight: weight.fontWeight, design: design)), pointSize: size)
    }

    public class func systemFont(ofSize size: CGFloat) -> UIFont { system(size) }
    public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { system(size, weight) }
    public class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
        system(size, weight) { $0.width(Font.Width(width.rawValue)) }
    }
    public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { system(size, .semibold) }
    public class func italicSystemFont(ofSize size: CGFloat) -> UIFont { system(size) { $0.italic() } }
    public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        system(size, weight, design: .monospaced)
    }
    public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        system(size, weight) { $0.monospacedDigit() }
    }

    /// The text style at the current Dynamic Type size.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let environment = traitCollection?.environment ?? .current
        var size = Font(.textStyle(style.fontStyle)).resolve(in: environment).size
        // 36 points where a large title has 34; the second is as large as a title.
        if style == .extraLargeTitle { size *= 36.0 / 34 }
        return system(size, style.weight) {
            var font = $0
            font.traits.boldWeight = style.fontStyle.boldWeight
            return font
        }
    }

    /// The families of the extension's own fonts, sorted; an iPhone names its own beside them.
    public class var familyNames: [String] { Typesetter.shared.registeredFaces.keys.sorted() }

    /// The PostScript names of a family's faces, sorted.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        let found = Typesetter.shared.registeredFaces.first { $0.key.lowercased() == familyName.lowercased() }
        return found?.value.sorted() ?? []
    }

    public class var systemFontSize: CGFloat { 14 }
    public class var smallSystemFontSize: CGFloat { 12 }
    public class var labelFontSize: CGFloat { 17 }
    public class var buttonFontSize: CGFloat { 18 }

    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var font = font
        font.base = font.base.with(size: fontSize)
        return UIFont(font: font, pointSize: fontSize)
    }

    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: font, pointSize: pointSize) }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
    open override var hash: Int { font.hashValue }
}

extension Font.Base {
    /// The same face at a size in points that no Dynamic Type changes.
    func with(size: CGFloat) -> Font.Base {
        if case .custom(let name, _, _) = self { return .custom(name, size: size, relativeTo: nil) }
        return .system(size: size)
    }
}

extension Font {
    public init(_ font: UIFont) { self = font.font }
}

extension UIFont.TextStyle: _EmptyRepresentable {
    public static var _empty: UIFont.TextStyle { .body }
}

extension UIFont {
    /// Apple's named sizes.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        fileprivate var weight: UIFont.Weight {
            switch self {
            case .extraLargeTitle, .extraLargeTitle2: .bold
            case .headline: .semibold
            default: .regular
            }
        }

        /// An unknown name counts as body.
        var fontStyle: Font.TextStyle { Self.fontStyles[self] ?? .body }

        private static let fontStyles: [TextStyle: Font.TextStyle] = [
            .extraLargeTitle: .largeTitle, .extraLargeTitle2: .title, .largeTitle: .largeTitle, .title1: .title,
            .title2: .title2, .title3: .title3, .headline: .headline,
            .subheadline: .subheadline, .body: .body, .callout: .callout, .footnote: .footnote,
            .caption1: .caption, .caption2: .caption2
        ]
    }
}

extension UIFont {
    private var textFont: TextFont { font.resolve(in: EnvironmentValues()) }

    /// Points above the baseline.
    public var ascender: CGFloat { Typesetter.shared.lineMetrics(of: textFont).ascent }
    /// Points below the baseline, negative.
    public var descender: CGFloat { -Typesetter.shared.lineMetrics(of: textFont).descent }
    public var lineHeight: CGFloat { ascender - descender }
    /// Always 0: lines follow one another without a gap.
    public var leading: CGFloat { 0 }
    /// The system font's, in points.
    public var capHeight: CGFloat { textFont.capHeight }
    /// 1078 of SF Pro's 2048 units.
    public var xHeight: CGFloat { pointSize * 1078 / 2048 }

    public var fontName: String { textFont.customName ?? ".SFUI-Regular" }
    public var familyName: String { textFont.customName ?? ".AppleSystemUIFont" }
}
