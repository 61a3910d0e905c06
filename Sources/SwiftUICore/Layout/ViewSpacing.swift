import Geometry

/// The distances that a view prefers to its neighbours.
public struct ViewSpacing: Sendable {
    /// What lies along one edge of a view.
    package enum EdgeKind: Hashable, Sendable {
        /// Nothing yet: where merging begins. By itself it keeps the default distance.
        case unset
        /// Keeps the default distance, and its own from text.
        case plain
        /// Text, whose line metrics decide.
        case text(TextMetrics)
        /// A symbol image, which stands as close to text as another line would.
        case symbol
    }

    /// A text's line metrics, in points.
    package struct TextMetrics: Hashable, Sendable {
        package var ascent: CGFloat
        package var descent: CGFloat
        package var capHeight: CGFloat
        /// The extra distance between lines of a text style; 0 for fonts of explicit size.
        package var leading: CGFloat
        /// Pixels per point.
        package var displayScale: CGFloat

        var lineHeight: CGFloat { ascent + descent }

        package init(
            ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, leading: CGFloat, displayScale: CGFloat
        ) {
            self.ascent = ascent
            self.descent = descent
            self.capHeight = capHeight
            self.leading = leading
            self.displayScale = displayScale
        }
    }

    package var top = EdgeKind.unset
    package var leading = EdgeKind.unset
    package var bottom = EdgeKind.unset
    package var trailing = EdgeKind.unset
    /// The edges that want no distance, as a spacer's do, unless what lies along them says otherwise.
    package var zeroEdges: Edge.Set = []

    /// No distance on any edge.
    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing()
        spacing.zeroEdges = .all
        return spacing
    }()

    /// No preference, to be merged with those of views.
    public init() {}

    package init(_ kind: EdgeKind) { (top, leading, bottom, trailing) = (kind, kind, kind, kind) }

    /// What a view without text keeps.
    package static let plain = ViewSpacing(.plain)

    /// Makes `edges` plain, as a frame or padding does.
    package mutating func reset(_ edges: Edge.Set) {
        zeroEdges.subtract(edges)
        if edges.contains(.top) { top = .plain }
        if edges.contains(.leading) { leading = .plain }
        if edges.contains(.bottom) { bottom = .plain }
        if edges.contains(.trailing) { trailing = .plain }
    }

    /// SwiftUI's distance between views that say nothing, in points (layout-truths rows 36 and 37).
    package static let defaultDistance: CGFloat = 8

    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        func merge(_ a: EdgeKind, _ b: EdgeKind) -> EdgeKind {
            switch (a, b) {
            case (.unset, let kind), (let kind, .unset): kind
            case (.text(let a), .text(let b)): .text(a.lineHeight >= b.lineHeight ? a : b)
            case (.text, _): a
            case (_, .text): b
            case (.plain, _), (_, .plain): .plain
            case (.symbol, .symbol): .symbol
            }
        }
        zeroEdges.formUnion(other.zeroEdges.intersection(edges))
        if edges.contains(.top) { top = merge(top, other.top) }
        if edges.contains(.leading) { leading = merge(leading, other.leading) }
        if edges.contains(.bottom) { bottom = merge(bottom, other.bottom) }
        if edges.contains(.trailing) { trailing = merge(trailing, other.trailing) }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }

    /// The distance to a view that follows along `axis`, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        if axis == .vertical, let distance = distanceByText(to: next) { return distance }
        let wantsNone = axis == .horizontal
            ? zeroEdges.contains(.trailing) || next.zeroEdges.contains(.leading)
            : zeroEdges.contains(.bottom) || next.zeroEdges.contains(.top)
        return wantsNone ? 0 : Self.defaultDistance
    }

    /// The distance that text or a symbol on either side asks for; nil where neither has a say.
    private func distanceByText(to next: ViewSpacing) -> CGFloat? {
        switch (bottom, next.top) {
        case (.text, .text(let lower)):
            (lower.leading * lower.displayScale).rounded(.up) / lower.displayScale
        case (.text, .symbol), (.symbol, .text):
            0
        case (.text(let text), .plain):
            max(text.lineHeight + text.plainGap - text.capHeight, text.plainGap + text.descent)
        case (.plain, .text(let text)):
            text.lineHeight + text.plainGap - text.ascent
        default:
            nil
        }
    }
}

extension ViewSpacing.TextMetrics {
    /// The part of the distance to a view without text that does not come from the line box: with 5 % of the
    /// line height body text stands 9.4 above and 5.1 below a divider, as layout-truths rows 30 and 31 measure.
    fileprivate var plainGap: CGFloat { 0.05 * (ascent + descent) }
}
