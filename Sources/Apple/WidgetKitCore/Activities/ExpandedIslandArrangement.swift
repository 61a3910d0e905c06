import Geometry
import SwiftUICore

/// Where the views of the expanded island lie, in points from its top left corner.
struct ExpandedIslandArrangement {
    /// One view: what it is offered and where it lies.
    struct Member {
        var index: Int
        var proposal: ProposedViewSize
        var frame: CGRect
    }

    private(set) var members: [Member] = []
    /// Of the whole island, with its margins.
    private(set) var height: CGFloat = 0

    private let subviews: LayoutSubviews
    private let layout: ExpandedIslandLayout
    /// Inside the margins.
    private let width: CGFloat
    /// The height inside the margins that is left, nil where it is not limited.
    private let offeredHeight: CGFloat?

    init(_ subviews: LayoutSubviews, _ layout: ExpandedIslandLayout, width: CGFloat, height offered: CGFloat?) {
        self.subviews = subviews
        self.layout = layout
        let margins = layout.margins
        self.width = max(0, width - margins.leading - margins.trailing)
        offeredHeight = offered.flatMap { $0.isFinite ? max(0, $0 - margins.top - margins.bottom) : nil }

        func column(_ position: DynamicIslandExpandedRegionPosition) -> [Int] {
            subviews.indices.filter { subviews[$0][IslandRegionKey.self].position == position }
        }
        let leading = column(.leading), trailing = column(.trailing), center = column(.center), bottom = column(.bottom)
        let widths = IslandWidths(
            leading: leading.map { subviews[$0] }, center: center.map { subviews[$0] },
            trailing: trailing.map { subviews[$0] }, width: self.width, camera: layout.camera.width,
            height: offeredHeight)

        // What the bottom needs at least is not offered to the others.
        let lowest = ProposedViewSize(width: self.width, height: 0)
        let bottomLeast = bottom.map { subviews[$0].sizeThatFits(lowest).height }.reduce(0, +)
        let upper = offeredHeight.map { height in
            let gaps = zip(bottom, bottom.dropFirst()).map { distance($0, $1) }.reduce(0, +)
            let above = bottom.first.flatMap { first in
                [leading.last, center.last, trailing.last].compactMap(\.self).map { distance($0, first) }.max()
            }
            return max(0, height - bottomLeast - gaps - (above ?? 0))
        }
        let cameraBottom = max(0, layout.camera.height - margins.top)
        let centerBox = (x: (self.width - layout.camera.width) / 2, width: layout.camera.width)
        let centerBottom =
            placeColumn(
                center, top: cameraBottom, height: upper.map { max(0, $0 - cameraBottom) }, in: centerBox,
                offered: widths.center) ?? cameraBottom
        let leadingBottom = placeSide(
            leading, widths.leading, beside: widths.besideLeading, center, centerBottom, upper, isLeading: true)
        let trailingBottom = placeSide(
            trailing, widths.trailing, beside: widths.besideTrailing, center, centerBottom, upper, isLeading: false)
        let end = placeBottom(
            bottom, below: [(leading, leadingBottom), (center, centerBottom), (trailing, trailingBottom)])
        applyMargins(leading, trailing, center, bottom)
        height = end + margins.top + margins.bottom
    }

    private func distance(_ upper: Int?, _ lower: Int) -> CGFloat {
        guard let upper else { return 0 }
        return subviews[upper].spacing.distance(to: subviews[lower].spacing, along: .vertical)
    }
}

// MARK: Columns

extension ExpandedIslandArrangement {
    /// Stacks views from `top` on, each in the middle of the box, and tells where they end; nil where there are none.
    private mutating func placeColumn(
        _ column: [Int], top: CGFloat, height: CGFloat?, in box: (x: CGFloat, width: CGFloat), offered: CGFloat
    ) -> CGFloat? {
        var y = top, previous: Int?
        for (position, index) in column.enumerated() {
            if let previous { y += distance(previous, index) }
            // Each gets an even part of what those before it left.
            let rest = height.map { max(0, $0 - (y - top)) / CGFloat(column.count - position) }
            let proposal = ProposedViewSize(width: offered, height: rest)
            let size = subviews[index].sizeThatFits(proposal)
            add(index, proposal, CGRect(origin: CGPoint(x: box.x + (box.width - size.width) / 2, y: y), size: size))
            y += size.height
            previous = index
        }
        return previous == nil ? nil : y
    }

    private mutating func add(_ index: Int, _ proposal: ProposedViewSize, _ frame: CGRect) {
        members.append(
            Member(
                index: index, proposal: proposal,
                frame: frame.offsetBy(dx: layout.margins.leading, dy: layout.margins.top)))
    }

    /// Leading or trailing.
    ///
    /// - Parameters:
    ///   - offered: the width below the camera.
    ///   - beside: the width beside it.
    private mutating func placeSide(
        _ column: [Int], _ offered: CGFloat, beside: CGFloat, _ center: [Int], _ centerBottom: CGFloat,
        _ height: CGFloat?, isLeading: Bool
    ) -> CGFloat {
        var y: CGFloat = 0, previous: Int?
        for (position, index) in column.enumerated() {
            if let previous { y += distance(previous, index) }
            var rest = height.map { max(0, $0 - y) / CGFloat(column.count - position) }
            var proposal = ProposedViewSize(width: offered, height: rest)
            var size = subviews[index].sizeThatFits(proposal)
            let gap = center.last.map { distance($0, index) } ?? 0
            if size.width > beside + 0.001, y < centerBottom + gap {
                if subviews[index][IslandVerticalPlacementKey.self] == .belowIfTooWide {
                    y = centerBottom + gap
                    rest = height.map { max(0, $0 - y) / CGFloat(column.count - position) }
                    proposal.height = rest
                } else {
                    proposal.width = beside
                }
                size = subviews[index].sizeThatFits(proposal)
            }
            add(index, proposal, CGRect(origin: CGPoint(x: isLeading ? 0 : width - size.width, y: y), size: size))
            y += size.height
            previous = index
        }
        return y
    }

    /// Below whatever reaches lowest; each line is centered. Tells where the last one ends.
    private mutating func placeBottom(_ bottom: [Int], below columns: [(column: [Int], end: CGFloat)]) -> CGFloat {
        let reached = columns.map(\.end).max() ?? 0
        guard let first = bottom.first else { return columns.contains { !$0.column.isEmpty } ? reached : 0 }
        let top = columns.map { column, end in end + (column.last.map { distance($0, first) } ?? 0) }.max() ?? 0
        let height = offeredHeight.map { max(0, $0 - top) }
        return placeColumn(bottom, top: top, height: height, in: (x: 0, width: width), offered: width) ?? top
    }
}

// MARK: Margins of single regions

extension ExpandedIslandArrangement {
    /// A region's own margins take the place of the island's along the edges that it touches: its view grows, or
    /// shrinks, by the difference.
    private mutating func applyMargins(_ leading: [Int], _ trailing: [Int], _ center: [Int], _ bottom: [Int]) {
        let standard = layout.margins
        for number in members.indices {
            let index = members[number].index
            let overrides = subviews[index][IslandRegionKey.self].margins
            guard overrides != IslandMarginOverrides() else { continue }
            var edges: Edge.Set = []
            if leading.contains(index) { edges.insert(.leading) }
            if trailing.contains(index) { edges.insert(.trailing) }
            if bottom.contains(index) { edges.formUnion(.horizontal) }
            if index == leading.first || index == trailing.first { edges.insert(.top) }
            let isLowest =
                bottom.isEmpty
                ? index == leading.last || index == trailing.last || index == center.last : index == bottom.last
            if isLowest { edges.insert(.bottom) }
            let wanted = overrides.applied(to: standard, edges: edges)
            grow(
                number, left: standard.leading - wanted.leading, right: standard.trailing - wanted.trailing,
                up: standard.top - wanted.top, down: standard.bottom - wanted.bottom, leading.contains(index))
        }
    }

    private mutating func grow(
        _ number: Int, left: CGFloat, right: CGFloat, up: CGFloat, down: CGFloat, _ isLeading: Bool
    ) {
        var member = members[number]
        let old = member.frame
        member.proposal.width = member.proposal.width.map { max(0, $0 + left + right) }
        member.proposal.height = member.proposal.height.map { max(0, $0 + up + down) }
        let size = subviews[member.index].sizeThatFits(member.proposal)
        let box = CGRect(
            x: old.minX - left, y: old.minY - up, width: max(0, old.width + left + right),
            height: max(0, old.height + up + down))
        let x = isLeading ? box.minX : box.maxX - size.width
        let isCentered = left == right && subviews[member.index][IslandRegionKey.self].position == .bottom
        member.frame = CGRect(
            origin: CGPoint(x: isCentered ? box.midX - size.width / 2 : x, y: box.minY), size: size)
        members[number] = member
    }
}
