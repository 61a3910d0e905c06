import Geometry

/// The font that a run of text asks for, in the terms of Apple's system fonts.
package struct TextFont: Hashable, Sendable {
    package enum Design: String, Hashable, Sendable {
        case `default`, rounded, serif, monospaced
    }

    /// Which letters are set as small capitals.
    package enum SmallCaps: String, Hashable, Sendable {
        case lowercase, uppercase, all
    }

    /// Points per em.
    package var size: CGFloat
    package var design: Design
    /// The OpenType weight, 1…1000; 400 is regular.
    package var weight: CGFloat
    /// The width axis: 0 is standard, negative condensed, positive expanded, as `Font.Width`.
    package var width: CGFloat
    package var italic: Bool
    package var monospacedDigits: Bool
    package var smallCaps: SmallCaps?
    /// A family or PostScript name where the widget asked for one; it wins over `design` when it can be had.
    package var customName: String?
    /// The baseline-to-baseline distance of a text style, in points (Apple's leading); nil for explicit sizes,
    /// whose lines follow each other at their own height.
    package var leading: CGFloat?

    package init(
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
    package static let ascentPerEm: CGFloat = 1950 / 2048
    package static let descentPerEm: CGFloat = 494 / 2048
    /// How far above the baseline the middle of a line is.
    package static let lineCenterPerEm = (ascentPerEm - descentPerEm) / 2
    package static let capHeightPerEm: CGFloat = 1443 / 2048

    package var ascent: CGFloat { size * Self.ascentPerEm }
    package var descent: CGFloat { size * Self.descentPerEm }
    package var capHeight: CGFloat { size * Self.capHeightPerEm }
    package var lineHeight: CGFloat { ascent + descent }
}
