import DisplayList
import Geometry

/// The rule of an underline or a strikethrough.
///
/// Apple publishes no numbers. In `gonzalezreal/swift-markdown-ui`'s images, of texts of 16 points, rules are 1 point
/// thick, 2 in heavy, and begin and end on pixels; dots and what is between them are 3 points long.
struct LineDecoration {
    /// The rule's upper edge, in points above the baseline; drawn at the nearest pixel of the text's box.
    private let top: CGFloat
    private let thickness: CGFloat
    private let grid: PixelGrid
    /// Rules that are longer, in thicknesses, are drawn solid: no picture is that wide.
    private static let mostDashes: CGFloat = 100_000

    /// A tenth of an em below the baseline.
    static func underline(size: CGFloat, weight: Int, scale: CGFloat) -> LineDecoration {
        let grid = PixelGrid(scale: scale)
        return LineDecoration(top: -0.1 * size, thickness: thickness(size, weight, grid), grid: grid)
    }

    /// Around half the x-height of .526 em.
    static func strikethrough(size: CGFloat, weight: Int, scale: CGFloat) -> LineDecoration {
        let grid = PixelGrid(scale: scale), thickness = thickness(size, weight, grid)
        return LineDecoration(top: 0.263 * size + thickness / 2, thickness: thickness, grid: grid)
    }

    /// A twentieth of an em up to regular, twice as much in heavy.
    private static func thickness(_ size: CGFloat, _ weight: Int, _ grid: PixelGrid) -> CGFloat {
        grid.up(0.05 * size * (1 + CGFloat(max(0, weight - 400)) / 400))
    }

    func outline(_ style: TextRun.LineStyle, from left: CGFloat, to right: CGFloat, baseline: CGFloat) -> Outline {
        let top = grid.nearest(baseline - top)
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
        case .dot: [3, 3]
        case .dash: [10, 5]
        case .dashDot: [10, 3, 3, 3]
        case .dashDotDot: [10, 3, 3, 3, 3, 3]
        }
    }
}
