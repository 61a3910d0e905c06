import DisplayList
import Geometry

/// The rule of an underline or a strikethrough.
struct LineDecoration {
    /// The rule's middle, in points above the baseline.
    private let middle: CGFloat
    private let thickness: CGFloat
    /// Rules that are longer, in thicknesses, are drawn solid: no picture is that wide.
    private static let mostDashes: CGFloat = 100_000

    /// Apple publishes no numbers. A twentieth of an em thick and a tenth below the baseline is what the system
    /// font's drawings look like; a strikethrough runs at half the x-height of .526 em.
    static func underline(size: CGFloat) -> LineDecoration {
        LineDecoration(middle: -0.125 * size, thickness: 0.05 * size)
    }

    static func strikethrough(size: CGFloat) -> LineDecoration {
        LineDecoration(middle: 0.263 * size, thickness: 0.05 * size)
    }

    func outline(_ style: TextRun.LineStyle, from left: CGFloat, to right: CGFloat, baseline: CGFloat) -> Outline {
        let top = baseline - middle - thickness / 2
        let lengths = dashes(style.pattern)
        guard !lengths.isEmpty, right > left, thickness > 0, (right - left) / thickness < Self.mostDashes else {
            return .rectangle(CGRect(x: left, y: top, width: max(0, right - left), height: thickness))
        }
        var elements: [PathElement] = []
        var x = left
        var number = 0
        while x < right {
            let length = lengths[number % lengths.count] * thickness
            if number.isMultiple(of: 2) {
                let dash = CGRect(x: x, y: top, width: min(length, right - x), height: thickness)
                elements += Outline.rectangle(dash).elements
            }
            x += length
            number += 1
        }
        return .path(elements)
    }

    /// Dash and gap lengths in turn, in thicknesses; none for a solid rule.
    private func dashes(_ pattern: TextRun.LineStyle.Pattern) -> [CGFloat] {
        switch pattern {
        case .solid: []
        case .dot: [1, 1]
        case .dash: [4, 2]
        case .dashDot: [4, 2, 1, 2]
        case .dashDotDot: [4, 2, 1, 2, 1, 2]
        }
    }
}
