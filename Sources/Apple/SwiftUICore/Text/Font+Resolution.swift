import Geometry
import Typesetting

extension Font {
    /// The font in numbers.
    /// - Parameter modifiers: changes that come after those of the environment.
    package func resolve(in environment: EnvironmentValues, _ modifiers: [Modifier] = []) -> TextFont {
        let typeSize = environment.dynamicTypeSize
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
            if let style {
                let now = TextStyleMetrics.metrics(of: style, at: typeSize).size
                size *= now / TextStyleMetrics.metrics(of: style, at: .large).size
            }
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
            weight: (traits.isBold ? traits.boldWeight ?? bold : traits.weight ?? weight).value(legibility: environment.legibilityWeight),
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
