import Geometry

/// How large a symbol is on Apple's systems: its ink, and the frame around it that layout sees.
///
/// Lengths are hundredths of an em at medium scale. x counts from the frame's left edge, y from the middle of the
/// capitals, and points down.
struct SymbolFrame: Hashable, Sendable {
    /// What is inked.
    var ink: CGRect
    /// From the left margin to the right one; badges reach beyond it.
    var width: CGFloat

    /// How far the frame reaches above and below the ink. SwiftUI's `calendar` of 32 points is 33.9 high with 28.8 of
    /// ink, its `arrow.clockwise.circle` of 28 points 32.4 with 27.9: 7.8 to 8.2 hundredths of an em on each side.
    static let inset: CGFloat = 8
    /// Half the height of SF's capitals, which is how far below their middle the baseline runs.
    static let baseline: CGFloat = 35.23

    /// - Parameters:
    ///   - ink: where it lies, with x from any point.
    ///   - margins: the frame's left and right edge, from the same point.
    init(ink: CGRect, margins: ClosedRange<CGFloat>) {
        self.ink = ink.offsetBy(dx: -margins.lowerBound, dy: 0)
        width = margins.upperBound - margins.lowerBound
    }

    /// What layout sees.
    var rect: CGRect { CGRect(x: 0, y: ink.minY - Self.inset, width: width, height: ink.height + 2 * Self.inset) }

    /// The frame of a symbol whose numbers are not known: the stand-in's ink between the margins that most symbols of
    /// its form have. Half of the known ones have just these, nine of ten differ by less than 10 hundredths of an em
    /// in width.
    init(estimatedFor name: String, ink: CGRect) {
        let words = name.split(separator: ".")
        let last = words.last { $0 != "fill" } ?? ""
        // Badges and slashes reach into the margins, or beyond them.
        let left, right: CGFloat
        switch last {
        case _ where words.contains("badge"): (left, right) = (8.7, -10.9)
        case "slash": (left, right) = (1.5, 4.9)
        case "circle", "circlepath", "seal": (left, right) = (8.7, 8.7)
        default: (left, right) = (12.5, 12.5)
        }
        self.init(ink: ink, margins: ink.minX - left...max(ink.maxX + right, ink.minX))
    }

    func interpolated(to other: SymbolFrame, by fraction: CGFloat) -> SymbolFrame {
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
        let left = between(ink.minX, other.ink.minX), top = between(ink.minY, other.ink.minY)
        let size = CGSize(
            width: between(ink.width, other.ink.width), height: between(ink.height, other.ink.height))
        return SymbolFrame(
            ink: CGRect(origin: CGPoint(x: left, y: top), size: size), margins: 0...between(width, other.width))
    }
}
