import Geometry
import Typesetting

extension Font {
    /// The font in numbers under `environment`, with the environment's own weight, design and width applied.
    package func resolve(in environment: EnvironmentValues) -> TextFont {
        let typeSize = environment.dynamicTypeSize
        var size: CGFloat, leading: CGFloat?, weight = Weight.regular, customName: String?
        switch base {
        case .textStyle(let style):
            let metrics = TextStyleMetrics.metrics(of: style, at: typeSize)
            size = metrics.size
            leading = metrics.leading
            if style == .headline { weight = .semibold }
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
        // `leading(.tight)` and `.loose` move the lines of a text style by 2 points, as UIKit's traits do.
        switch traits.leading {
        case .tight: leading = leading.map { $0 - 2 }
        case .loose: leading = leading.map { $0 + 2 }
        case .standard, nil: break
        }
        let design = traits.design ?? environment.fontDesign ?? .default
        return TextFont(
            size: max(0.5, size * traits.scale), design: TextFont.Design(design),
            weight: (traits.weight ?? environment.fontWeight ?? weight).value,
            width: (traits.width ?? environment.fontWidth ?? .standard).value,
            italic: traits.italic ?? false, monospacedDigits: traits.monospacedDigits, smallCaps: traits.smallCaps,
            customName: customName, leading: leading.map { $0 * traits.scale })
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
