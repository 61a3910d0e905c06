import Geometry

/// Rows of cells in columns of given widths; a widget shows them all.
public struct LazyVGrid<Content: View>: View {
    package let layout: LazyGridLayout
    nonisolated(unsafe) package let content: Content

    /// - Parameters:
    ///   - spacing: points between rows; nil is the default of 8.
    ///   - pinnedViews: without effect, as nothing scrolls in a widget.
    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(axis: .vertical, items: columns, spacing: spacing, guide: alignment.key)
        self.content = content()
    }

    public var body: some View { LayoutView(layout: layout, content: content) }
}

/// Columns of cells in rows of given heights; a widget shows them all.
public struct LazyHGrid<Content: View>: View {
    package let layout: LazyGridLayout
    nonisolated(unsafe) package let content: Content

    /// - Parameters:
    ///   - spacing: points between columns; nil is the default of 8.
    ///   - pinnedViews: without effect, as nothing scrolls in a widget.
    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(axis: .horizontal, items: rows, spacing: spacing, guide: alignment.key)
        self.content = content()
    }

    public var body: some View { LayoutView(layout: layout, content: content) }
}

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
    /// How long the item is across the direction in which the grid grows, in points.
    public enum Size: Sendable {
        case fixed(CGFloat)
        /// An equal part of the room that is left, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks of at least `minimum` as fit in an equal part of the room that is left.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: GridItem.Size
    /// Points to the next item; nil is the default of 8.
    public var spacing: CGFloat?
    /// Where cells lie in their place; nil centers them.
    public var alignment: Alignment?

    public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Lines of cells in tracks of given lengths: what `LazyVGrid` and `LazyHGrid` share.
package struct LazyGridLayout: Layout {
    /// The axis along which the grid grows.
    let axis: Axis
    let items: [GridItem]
    /// Points between lines; nil is the default.
    let spacing: CGFloat?
    /// The guide by which tracks lie in a grid that is longer than they are.
    let guide: AlignmentKey

    private struct Line {
        var members: Range<Int>
        var extent: CGFloat
        /// A section's header or footer, which lies across all tracks.
        var spansTracks: Bool
    }

    private var lineSpacing: CGFloat { spacing ?? ViewSpacing.defaultDistance }

    /// A cell is offered its track's length and nothing along the axis on which the grid grows.
    private func offer(_ length: CGFloat) -> ProposedViewSize {
        var offer = ProposedViewSize.unspecified
        offer[axis.other] = length
        return offer
    }

    private func lines(_ subviews: Subviews, in tracks: GridTracks) -> [Line] {
        var lines: [Line] = []
        var index = subviews.startIndex
        while index < subviews.endIndex {
            let start = index
            let spans = subviews[index].node.traits.sectionPart?.spansTracks ?? false
            var extent: CGFloat = 0
            repeat {
                let length = spans ? tracks.length : tracks.tracks[index - start].length
                extent = max(extent, subviews[index].sizeThatFits(offer(length))[axis])
                index += 1
            } while !spans && index < subviews.endIndex && index - start < tracks.tracks.count
                && subviews[index].node.traits.sectionPart == nil
            lines.append(Line(members: start..<index, extent: extent, spansTracks: spans))
        }
        return lines
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let tracks = GridTracks(items, in: proposal[axis.other])
        let lines = lines(subviews, in: tracks)
        var size = CGSize.zero
        size[axis.other] = tracks.length
        size[axis] = lines.reduce(0) { $0 + $1.extent } + lineSpacing * CGFloat(max(0, lines.count - 1))
        return size
    }

    /// The tracks are worked out anew from the length that the grid came to, as SwiftUI does; where a track's least
    /// length made the grid longer than proposed, they differ from those that were measured.
    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let tracks = GridTracks(items, in: bounds.size[axis.other])
        var occupied = CGSize.zero
        occupied[axis.other] = tracks.length
        let inset = ViewDimensions(size: bounds.size).value(guide) - ViewDimensions(size: occupied).value(guide)
        let start = bounds.origin[axis.other] + (inset > 0 ? inset : 0)
        var position = bounds.origin[axis]
        for line in lines(subviews, in: tracks) {
            for index in line.members {
                let track =
                    line.spansTracks
                    ? GridTracks.Track(offset: 0, length: tracks.length, alignment: .center)
                    : tracks.tracks[index - line.members.lowerBound]
                var box = CGSize.zero
                box[axis] = line.extent
                box[axis.other] = track.length
                let offer = offer(track.length)
                let inner = subviews[index].node.alignedOrigin(in: box, offer: offer, alignment: track.alignment)
                var origin = CGPoint.zero
                origin[axis] = position + inner[axis]
                origin[axis.other] = start + track.offset + inner[axis.other]
                subviews[index].place(at: origin, proposal: offer)
            }
            position += line.extent + lineSpacing
        }
    }
}
