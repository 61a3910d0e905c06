import Geometry

/// The distances that a view prefers to its neighbors.
public struct ViewSpacing: Sendable {
    /// What lies along one edge of a view: nothing yet, where merging begins, or several things at once, as along a
    /// row's. Nothing by itself keeps the default distance.
    package struct EdgeKind: Hashable, Sendable {
        /// Something that keeps the default distance, and its own from text.
        package var isPlain = false
        /// A symbol image, which stands as close to text as another line would.
        package var isSymbol = false
        /// The highest text, whose line metrics decide.
        package var text: TextMetrics?

        package static let unset = EdgeKind()
        package static let plain = EdgeKind(isPlain: true)
        package static let symbol = EdgeKind(isSymbol: true)
        package static func text(_ metrics: TextMetrics) -> EdgeKind { EdgeKind(text: metrics) }

        fileprivate mutating func formUnion(_ other: EdgeKind) {
            isPlain = isPlain || other.isPlain
            isSymbol = isSymbol || other.isSymbol
            if let theirs = other.text, theirs.lineHeight > text?.lineHeight ?? -.infinity { text = theirs }
        }
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
        zeroEdges.formUnion(other.zeroEdges.intersection(edges))
        if edges.contains(.top) { top.formUnion(other.top) }
        if edges.contains(.leading) { leading.formUnion(other.leading) }
        if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
        if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }

    /// The distance to a view that follows along `axis`, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        if axis == .vertical, let distance = distanceByText(to: next) { return distance }
        let wantsNone =
            axis == .horizontal
            ? zeroEdges.contains(.trailing) || next.zeroEdges.contains(.leading)
            : zeroEdges.contains(.bottom) || next.zeroEdges.contains(.top)
        return wantsNone ? 0 : Self.defaultDistance
    }

    /// The largest of the distances that what lies along both edges keeps from each other; nil where no text has a
    /// say.
    private func distanceByText(to next: ViewSpacing) -> CGFloat? {
        let upper = bottom, lower = next.top
        guard upper.text != nil || lower.text != nil else { return nil }
        var largest: CGFloat?
        func keep(_ distance: CGFloat) { largest = max(largest ?? distance, distance) }
        if let text = upper.text {
            if let below = lower.text {
                keep((below.leading * below.displayScale).rounded(.up) / below.displayScale)
            }
            if lower.isSymbol { keep(0) }
            if lower.isPlain {
                keep(max(text.lineHeight + text.plainGap - text.capHeight, text.plainGap + text.descent))
            }
        }
        if let text = lower.text {
            if upper.isSymbol { keep(0) }
            if upper.isPlain { keep(text.lineHeight + text.plainGap - text.ascent) }
        }
        if (upper.isPlain || upper.isSymbol) && (lower.isPlain || lower.isSymbol) { keep(Self.defaultDistance) }
        return largest
    }
}

extension ViewSpacing.TextMetrics {
    /// The part of the distance to a view without text that does not come from the line box: a tenth of the line
    /// height, up to a pixel. Text of 16 points stands 9.8 above and 5.9 below a divider, as the pictures behind
    /// layout-truths rows 30 and 31 show, whose type size is medium (measured-2026-11 M18).
    fileprivate var plainGap: CGFloat {
        let gap = 0.1 * (ascent + descent)
        return displayScale > 0 ? (gap * displayScale - 1e-4).rounded(.up) / displayScale : gap
    }
}
