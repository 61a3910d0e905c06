import Geometry
import SwiftUI

/// Lines of views that break where they run out of room: the kind of layout that app authors write.
struct FlowLayout: Layout {
    var axis = Axis.horizontal
    /// Points between members of a line.
    var itemSpacing: CGFloat = 8
    /// Points between lines.
    var lineSpacing: CGFloat = 8
    /// Where shorter members stand in their line: 0 at its start, 1 at its end; nil on the first text baseline.
    var lineAlignment: CGFloat? = 0
    var baseline = VerticalAlignment.firstTextBaseline
    /// Whether lines take all the room they are offered, which goes between their members.
    var isJustified = false
    /// Whether lines get as equal a number of members as can be.
    var isBalanced = false

    private struct Line {
        var members: [Int] = []
        var sizes: [CGSize] = []
        /// Along the flow.
        var length: CGFloat = 0
        /// Across the flow.
        var breadth: CGFloat = 0
        /// From the line's start across the flow to what members align on.
        var guide: CGFloat = 0
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        var size = size(of: lines(proposal, subviews))
        if isJustified {
            if axis == .horizontal { size.width = proposal.width ?? size.width }
            if axis == .vertical { size.height = proposal.height ?? size.height }
        }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var across = start(bounds, axis.other)
        for line in lines(proposal, subviews) {
            var along = start(bounds, axis)
            let spare =
                isJustified && line.members.count > 1
                ? (length(bounds.size, axis) - line.length) / CGFloat(line.members.count - 1) : 0
            for (member, size) in zip(line.members, line.sizes) {
                let offset = line.guide - guide(subviews[member], size)
                subviews[member].place(at: point(along, across + offset), proposal: ProposedViewSize(size))
                along += length(size, axis) + itemSpacing + spare
            }
            across += line.breadth + lineSpacing
        }
    }

    private func lines(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [Line] {
        let room = (axis == .horizontal ? proposal.width : proposal.height) ?? .infinity
        var groups: [[Int]] = []
        var length: CGFloat = 0
        for index in subviews.indices {
            let ideal = self.length(subviews[index].sizeThatFits(.unspecified), axis)
            if groups.isEmpty || subviews[index][StartsLine.self] || length + itemSpacing + ideal > room {
                groups.append([index])
                length = ideal
            } else {
                groups[groups.count - 1].append(index)
                length += itemSpacing + ideal
            }
        }
        if isBalanced { groups = balanced(groups) }
        return groups.map { line($0, room, subviews) }
    }

    private func balanced(_ groups: [[Int]]) -> [[Int]] {
        var rest = Array(groups.joined())
        return groups.indices.map { index in
            let left = groups.count - index
            let count = (rest.count + left - 1) / left
            defer { rest.removeFirst(count) }
            return Array(rest.prefix(count))
        }
    }

    /// Members that can grow share what their line has left.
    private func line(_ members: [Int], _ room: CGFloat, _ subviews: Subviews) -> Line {
        var sizes = members.map { subviews[$0].sizeThatFits(.unspecified) }
        var spare = room - sizes.reduce(0) { $0 + length($1, axis) } - itemSpacing * CGFloat(members.count - 1)
        var flexible = members.indices.filter { subviews[members[$0]][GrowsInLine.self] }
        if !spare.isFinite { flexible = [] }
        for (position, index) in flexible.enumerated() {
            let share = spare / CGFloat(flexible.count - position)
            let offer = length(sizes[index], axis) + share
            let grown = subviews[members[index]].sizeThatFits(
                axis == .horizontal
                    ? ProposedViewSize(width: offer, height: nil) : ProposedViewSize(width: nil, height: offer))
            spare -= length(grown, axis) - length(sizes[index], axis)
            sizes[index] = grown
        }
        var line = Line(members: members, sizes: sizes)
        line.length = sizes.reduce(0) { $0 + length($1, axis) } + itemSpacing * CGFloat(members.count - 1)
        line.guide = zip(members, sizes).map { guide(subviews[$0], $1) }.max() ?? 0
        let below = zip(members, sizes).map { length($1, axis.other) - guide(subviews[$0], $1) }.max() ?? 0
        line.breadth = line.guide + below
        return line
    }

    private func guide(_ subview: LayoutSubview, _ size: CGSize) -> CGFloat {
        guard let lineAlignment else { return subview.dimensions(in: ProposedViewSize(size))[baseline] }
        return lineAlignment * length(size, axis.other)
    }

    private func size(of lines: [Line]) -> CGSize {
        let along = lines.map(\.length).max() ?? 0
        let across = lines.map(\.breadth).reduce(0, +) + lineSpacing * CGFloat(max(0, lines.count - 1))
        return axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }

    private func length(_ size: CGSize, _ axis: Axis) -> CGFloat { axis == .horizontal ? size.width : size.height }
    private func start(_ rect: CGRect, _ axis: Axis) -> CGFloat { axis == .horizontal ? rect.minX : rect.minY }
    private func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
        axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
}

private struct StartsLine: LayoutValueKey { static let defaultValue = false }
private struct GrowsInLine: LayoutValueKey { static let defaultValue = false }

extension View {
    /// Puts the view at the start of a line of its flow.
    func startsLine() -> some View { layoutValue(key: StartsLine.self, value: true) }
    /// Lets the view take part of the room that its line has left.
    func growsInLine() -> some View { layoutValue(key: GrowsInLine.self, value: true) }
}
