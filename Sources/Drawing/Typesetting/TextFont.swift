import Geometry

/// The font that a run of text asks for, in the terms of Apple's system fonts.
public struct TextFont: Hashable, Sendable {
    public enum Design: String, Hashable, Sendable {
        case `default`, rounded, serif, monospaced
    }

    /// Which letters are set as small capitals.
    public enum SmallCaps: String, Hashable, Sendable {
        case lowercase, uppercase, all
    }

    /// Points per em.
    public var size: CGFloat
    public var design: Design
    /// The OpenType weight, 1…1000; 400 is regular.
    public var weight: CGFloat
    /// The width axis: 0 is standard, negative condensed, positive expanded, as `Font.Width`.
    public var width: CGFloat
    public var italic: Bool
    public var monospacedDigits: Bool
    public var smallCaps: SmallCaps?
    /// A family or PostScript name where the widget asked for one; it wins over `design` when it can be had.
    public var customName: String?
    /// The baseline-to-baseline distance of a text style, in points (Apple's leading); nil for explicit sizes,
    /// whose lines follow each other at their own height.
    public var leading: CGFloat?

    public init(
        size: CGFloat, design: Design = .default, weight: CGFloat = 400, width: CGFloat = 0, italic: Bool = false,
        monospacedDigits: Bool = false, smallCaps: SmallCaps? = nil, customName: String? = nil, leading: CGFloat? = nil
    ) {
        self.size = size
        self.design = design
        self.weight = weight
        self.width = width
        self.italic = italic
        self.monospacedDigits = monospacedDigits
        self.smallCaps = smallCaps
        self.customName = customName
        self.leading = leading
    }

    /// SF Pro's vertical metrics in ems, on which Apple's line boxes rest: ascent 1950, descent 494 and cap
    /// height 1443 of 2048 units, no line gap.
    public static let ascentPerEm: CGFloat = 1950 / 2048
    public static let descentPerEm: CGFloat = 494 / 2048
    public static let capHeightPerEm: CGFloat = 1443 / 2048

    public var ascent: CGFloat { size * Self.ascentPerEm }
    public var descent: CGFloat { size * Self.descentPerEm }
    public var capHeight: CGFloat { size * Self.capHeightPerEm }
    public var lineHeight: CGFloat { ascent + descent }
}
