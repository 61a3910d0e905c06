import Geometry
import Typesetting

/// A font that adapts to the environment: a text style, a system font of a given size, or one's own.
public struct Font: Hashable, Sendable {
    /// Where the size comes from, in points.
    package enum Base: Hashable, Sendable {
        case textStyle(TextStyle)
        case system(size: CGFloat)
        case custom(String, size: CGFloat, relativeTo: TextStyle?)
    }

    /// What modifiers have set; nil leaves the base's own.
    package struct Traits: Hashable, Sendable {
        package var weight: Weight? { didSet { isBold = false } }
        /// Whether `bold()` was the last to set the weight: what is bold in the base's eyes then counts.
        package var isBold = false
        /// What bold makes of a font that was a text style before it got a size of its own; nil for the base's.
        package var boldWeight: Weight?
        package var design: Design?
        package var width: Width?
        package var italic = false
        /// Whether a fixed-width face takes the place of the font's own.
        package var isMonospaced = false
        package var monospacedDigits = false
        package var lowercaseSmallCaps = false
        package var uppercaseSmallCaps = false
        package var leading: Leading?
        package var scale: CGFloat = 1
    }

    package var base: Base
    package var traits = Traits()

    package init(_ base: Base) { self.base = base }

    /// Apple's named sizes; `TextStyleMetrics` has their points. The extra large titles are of visionOS alone: a `switch`
    /// without them is complete.
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// The shape of the letters.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    /// The distance between lines.
    public enum Leading: Hashable, Sendable {
        case standard, tight, loose
    }

    /// The thickness of the strokes, as an OpenType weight from 100 to 900.
    @frozen
    public struct Weight: Hashable, Sendable {
        package let value: CGFloat
        package init(_ value: CGFloat) { self.value = value }
        // The OpenType weights of SF Pro's named faces.
        public static let ultraLight = Weight(100)
        public static let thin = Weight(200)
        public static let light = Weight(300)
        public static let regular = Weight(400)
        public static let medium = Weight(500)
        public static let semibold = Weight(600)
        public static let bold = Weight(700)
        public static let heavy = Weight(800)
        public static let black = Weight(900)
    }

    /// How wide the letters are; 0 is standard, negative ones are narrower.
    public struct Width: Hashable, Sendable {
        public var value: CGFloat
        public init(_ value: CGFloat) { self.value = value }
        /// The narrowest letters.
        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }
}

extension Font {
    /// 34 points at the default Dynamic Type size.
    public static let largeTitle = Font(.textStyle(.largeTitle))
    /// 28 points at the default Dynamic Type size.
    public static let title = Font(.textStyle(.title))
    /// 22 points at the default Dynamic Type size.
    public static let title2 = Font(.textStyle(.title2))
    /// 20 points at the default Dynamic Type size.
    public static let title3 = Font(.textStyle(.title3))
    /// 17 points, semibold, at the default Dynamic Type size.
    public static let headline = Font(.textStyle(.headline))
    /// 15 points at the default Dynamic Type size.
    public static let subheadline = Font(.textStyle(.subheadline))
    /// 17 points at the default Dynamic Type size: what text without a font is set in.
    public static let body = Font(.textStyle(.body))
    /// 16 points at the default Dynamic Type size.
    public static let callout = Font(.textStyle(.callout))
    /// 13 points at the default Dynamic Type size.
    public static let footnote = Font(.textStyle(.footnote))
    /// 12 points at the default Dynamic Type size.
    public static let caption = Font(.textStyle(.caption))
    /// 11 points at the default Dynamic Type size.
    public static let caption2 = Font(.textStyle(.caption2))

    /// - Parameter size: points; it does not follow Dynamic Type.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        var font = Font(.system(size: size))
        font.traits.weight = weight
        font.traits.design = design
        return font
    }

    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        var font = Font(.system(size: size))
        font.traits.weight = weight
        font.traits.design = design
        return font
    }

    /// The system font of a text style, which follows Dynamic Type.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        var font = Font(.textStyle(style))
        font.traits.weight = weight
        font.traits.design = design
        return font
    }

    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        var font = Font(.textStyle(style))
        font.traits.design = design
        return font
    }

    /// - Parameter size: points at the default Dynamic Type size; the font grows as body text does.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name, size: size, relativeTo: .body))
    }

    /// - Parameter size: points at the default Dynamic Type size; the font grows as the text style does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size: size, relativeTo: textStyle))
    }

    /// - Parameter fixedSize: points at every Dynamic Type size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, size: fixedSize, relativeTo: nil))
    }

    private func with(_ change: (inout Traits) -> Void) -> Font {
        var copy = self
        change(&copy.traits)
        return copy
    }

    /// The font with strokes of this thickness.
    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
    /// The font with letters of this width.
    public func width(_ width: Width) -> Font { with { $0.width = width } }
    /// A text style's emphasized weight, and 700 for a font of any other kind.
    public func bold() -> Font { with { $0.isBold = true } }
    public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
    /// The font in italics.
    public func italic() -> Font { with { $0.italic = true } }
    public func italic(_ isActive: Bool) -> Font { with { $0.italic = isActive } }
    /// The family's fixed-width face, or the system's for a font that has none.
    public func monospaced() -> Font { with { $0.isMonospaced = true } }
    public func monospaced(_ isActive: Bool) -> Font { with { $0.isMonospaced = isActive } }
    /// The font with digits that are all as wide, so that numbers keep their width.
    public func monospacedDigit() -> Font { with { $0.monospacedDigits = true } }
    /// Small capitals for all letters.
    public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }
    /// Small capitals in place of lowercase letters.
    public func lowercaseSmallCaps() -> Font { with { $0.lowercaseSmallCaps = true } }
    /// Small capitals in place of capitals.
    public func uppercaseSmallCaps() -> Font { with { $0.uppercaseSmallCaps = true } }
    /// The font with other distances between lines.
    public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }
    /// - Parameter factor: by which the size, and with it the leading, is multiplied.
    public func scaled(by factor: CGFloat) -> Font { with { $0.scale *= factor } }
}

private enum DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum FontModifiersKey: EnvironmentKey { static var defaultValue: [Font.Modifier] { [] } }
private enum LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { .regular } }

extension EnvironmentValues {
    /// What text without a font is set in; nil for body.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// Changes that containers make to the fonts of their texts, the outermost first.
    package var fontModifiers: [Font.Modifier] {
        get { self[FontModifiersKey.self] }
        set { self[FontModifiersKey.self] = newValue }
    }

    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// Whether the user asks for bold text everywhere.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}

/// Whether the user asks for bold text everywhere.
public enum LegibilityWeight: Hashable, Sendable {
    case regular
    case bold
}
