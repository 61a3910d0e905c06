import Geometry
import Typesetting

extension Font {
    /// The font in numbers.
    /// - Parameter modifiers: changes that come after those of the environment.
    package func resolve(in environment: EnvironmentValues, _ modifiers: [Modifier] = []) -> TextFont {
        let typeSize = environment.fontTypeSize
        var size: CGFloat, leading: CGFloat?, weight = Weight.regular, bold = Weight.bold, customName: String?
        switch base {
        case .textStyle(let style):
            let metrics = TextStyleMetrics.metrics(of: style, at: typeSize)
            size = metrics.size
            leading = metrics.leading
            if style == .headline { weight = .semibold }
            bold = style.boldWeight
        case .system(let points):
            size = points
        case .custom(let name, let points, let style):
            customName = name
            size = points
            if let style { size = TextStyleMetrics.scaled(points, with: style, in: environment) }
            // Core Text takes 0, also that of a number too small for it, for its standard size: seen in a widget with
            // `size: .leastNonzeroMagnitude`.
            if Float(points) == 0 { size = 12 }
        }
        var traits = traits
        // The one font of a place that has no other withstands them.
        if environment.uniformFont != self { traits.apply(environment.fontModifiers + modifiers) }
        // Bars that stand for text have no letters to be bold or slanted (apple-metrics §5).
        if environment.redactsContent { traits.dropLetterforms() }
        // `leading(.tight)` and `.loose` move the lines of a text style by 2 points, as UIKit's traits do.
        switch traits.leading {
        case .tight: leading = leading.map { $0 - 2 }
        case .loose: leading = leading.map { $0 + 2 }
        case .standard, nil: break
        }
        return TextFont(
            size: max(0.5, size * traits.scale),
            design: TextFont.Design(traits.isMonospaced ? .monospaced : traits.design ?? .default),
            weight: (traits.isBold ? traits.boldWeight ?? bold : traits.weight ?? weight).value(
                legibility: environment.legibilityWeight),
            width: (traits.width ?? .standard).value, italic: traits.italic,
            monospacedDigits: traits.monospacedDigits, smallCaps: traits.smallCaps,
            customName: traits.isMonospaced ? nil : customName, leading: leading.map { $0 * traits.scale })
    }
}

extension Font.Traits {
    fileprivate mutating func dropLetterforms() {
        (weight, isBold, italic, monospacedDigits) = (nil, false, false, false)
        (lowercaseSmallCaps, uppercaseSmallCaps) = (false, false)
    }

    fileprivate var smallCaps: TextFont.SmallCaps? {
        switch (lowercaseSmallCaps, uppercaseSmallCaps) {
        case (true, true): .all
        case (true, false): .lowercase
        case (false, true): .uppercase
        case (false, false): nil
        }
    }
}

extension Font.Weight {
    /// The OpenType weight. Bold Text makes regular semibold; Apple publishes no figures for the other weights, which
    /// grow by as much, up to black.
    fileprivate func value(legibility: LegibilityWeight?) -> CGFloat {
        legibility == .bold ? min(value + 200, max(value, 900)) : value
    }
}

extension TextFont.Design {
    init(_ design: Font.Design) {
        switch design {
        case .default: self = .default
        case .serif: self = .serif
        case .rounded: self = .rounded
        case .monospaced: self = .monospaced
        }
    }
}

extension Font.TextStyle {
    /// What `bold()` makes of the style: its emphasized weight on the typography page of Apple's Human Interface
    /// Guidelines, iOS. Below title 2 that is semibold.
    package var boldWeight: Font.Weight {
        switch self {
        case .largeTitle, .title, .title2: .bold
        case .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2: .semibold
        }
    }
}

/// Size and leading of every text style at every Dynamic Type size, in points. Source: the typography page of
/// Apple's Human Interface Guidelines, iOS.
package enum TextStyleMetrics {
    static func metrics(of style: Font.TextStyle, at size: DynamicTypeSize) -> (size: CGFloat, leading: CGFloat) {
        // The table names every style that is not a larger relative of one (visionOS's extra large titles).
        let row = table[style] ?? table[.largeTitle]!
        return row[size.rank]
    }

    /// A length that grows with a style as `UIFontMetrics`, `ScaledMetric` and custom fonts do: as the style's leading, to
    /// whole pixels. 17 points with body are 16⅓ at medium and 48 at accessibility5 on an iPhone, where body has 16 and 53.
    package static func scaled(
        _ value: CGFloat, with style: Font.TextStyle, in environment: EnvironmentValues
    ) -> CGFloat {
        let size = environment.fontTypeSize
        if size == .large { return value }
        let ratio = metrics(of: style, at: size).leading / metrics(of: style, at: .large).leading
        return (value * ratio * environment.displayScale).rounded() / environment.displayScale
    }

    /// From xSmall to xxxLarge, then the five accessibility sizes.
    private static let table: [Font.TextStyle: [(size: CGFloat, leading: CGFloat)]] = [
        .largeTitle: [
            (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48),
            (44, 52), (48, 57), (52, 61), (56, 66), (60, 70)
        ],
        .title: [
            (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41),
            (38, 46), (43, 51), (48, 57), (53, 62), (58, 68)
        ],
        .title2: [
            (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34),
            (34, 41), (39, 47), (44, 52), (50, 59), (56, 66)
        ],
        .title3: [
            (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32),
            (31, 38), (37, 44), (43, 51), (49, 58), (55, 65)
        ],
        .headline: [
            (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
            (28, 34), (33, 40), (40, 48), (47, 56), (53, 62)
        ],
        .body: [
            (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
            (28, 34), (33, 40), (40, 48), (47, 56), (53, 62)
        ],
        .callout: [
            (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28),
            (26, 32), (32, 39), (38, 46), (44, 52), (51, 60)
        ],
        .subheadline: [
            (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28),
            (25, 31), (30, 37), (36, 43), (42, 50), (49, 58)
        ],
        .footnote: [
            (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24),
            (23, 29), (27, 33), (33, 40), (38, 46), (44, 52)
        ],
        .caption: [
            (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23),
            (22, 28), (26, 32), (32, 39), (37, 44), (43, 51)
        ],
        .caption2: [
            (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22),
            (20, 25), (24, 30), (29, 35), (34, 41), (40, 48)
        ]
    ]
}
