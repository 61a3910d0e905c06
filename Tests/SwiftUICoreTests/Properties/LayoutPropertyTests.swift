import Geometry
import SwiftUI
import SwiftUICore
import Testing

/// What holds for every view, tried on random ones.
@Suite("Layout properties") @MainActor
struct LayoutPropertyTests {
    // MARK: Sizes and frames

    @Test("Frames are finite and no length is negative")
    func finite() {
        PropertyCheck(test: "finite", salt: 1).run { sample in
            for frame in PlacedTree(sample.tree, sample.proposal).frames {
                guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite,
                    frame.width >= 0, frame.height >= 0
                else { return "a frame is \(frame.short)" }
            }
            return nil
        }
    }

    @Test("Whatever is proposed, a size is a number and not negative")
    func sizesAreNumbers() {
        PropertyCheck(test: "sizesAreNumbers", salt: 2).run { sample in
            var random = sample.random
            let root = PlacedTree(sample.tree).root
            let odd = [ProposedViewSize(width: -5, height: .nan), ProposedViewSize(width: .nan, height: -.infinity)]
            for proposal in odd + (0..<4).map({ _ in random.probe() }) {
                let size = root.sizeThatFits(proposal)
                guard size.width >= 0, size.height >= 0 else { return "it takes \(size) of \(proposal.short)" }
            }
            return nil
        }
    }

    @Test("Laying out other views in between changes nothing")
    func repeats() {
        PropertyCheck(test: "repeats", salt: 3).run { sample in
            var random = sample.random
            let first = PlacedTree(sample.tree, sample.proposal).frames
            _ = PlacedTree(Grammar.all.tree(&random), random.proposal())
            return difference(PlacedTree(sample.tree, sample.proposal).frames, first)
        }
    }

    @Test("Sizes and guides that were asked before, and an earlier place, change nothing")
    func questionsChangeNothing() {
        PropertyCheck(test: "questionsChangeNothing", salt: 4).run { sample in
            var random = sample.random
            let asked = PlacedTree(sample.tree)
            for _ in 0..<4 {
                let dimensions = asked.root.dimensions(in: random.probe())
                _ = (dimensions[.firstTextBaseline], dimensions[HorizontalAlignment.leading])
            }
            asked.root.place(at: CGPoint(x: 7, y: 9), proposal: random.proposal())
            asked.root.place(at: .zero, proposal: sample.proposal)
            return difference(asked.frames, PlacedTree(sample.tree, sample.proposal).frames)
        }
    }

    /// Only views that take more when they are offered more. Not among them: text, which grows lower as it grows
    /// wider; aspect ratios, circles and fixed sizes, where one axis decides the other; `ViewThatFits`, which
    /// changes its mind; lazy grids, whose lines grow fewer; guides, which can push members apart.
    private static let elastic = Grammar(
        leaves: [.color, .spacer],
        modifiers: [
            .frame, .flexibleFrame, .padding, .offset, .position, .overlay, .background, .layoutPriority, .zIndex,
            .neutral
        ],
        containers: [.hStack, .vStack, .zStack, .group, .forEach, .condition, .anyLayout, .grid, .geometryReader])

    @Test("More room never makes an elastic view smaller")
    func monotone() {
        PropertyCheck(test: "monotone", grammar: Self.elastic, salt: 5).run { sample in
            let root = PlacedTree(sample.tree).root
            for axis in Axis.allCases {
                var proposal = ProposedViewSize(width: 90, height: 70)
                var last: CGFloat = 0
                for length in [0, 3, 10, 25.5, 40, 64, 100, 150, 333, .infinity] as [CGFloat] {
                    proposal[axis] = length
                    let taken = root.sizeThatFits(proposal)[axis]
                    if taken < last - 1e-6 {
                        return "offered \(proposal.short) it takes \(taken) \(axis)ly, and \(last) before"
                    }
                    last = taken
                }
            }
            return nil
        }
    }

    // MARK: Places

    @Test("Offset, padding and position move everything inside by what they say")
    func shifts() {
        PropertyCheck(test: "shifts", salt: 6).run { sample in
            var random = sample.random
            // A group's members would each be moved, and then centered anew.
            let tree = Tree.container(.zStack(.center), [sample.tree])
            let place = PlacedTree(tree, sample.proposal).frames
            let x = CGFloat(Int.random(in: 0...40, using: &random)), y = CGFloat(Int.random(in: 0...40, using: &random))
            let shifted = place.map { $0.offsetBy(dx: x, dy: y) }
            @MainActor func inside(_ modifier: Tree.Modifier, _ proposal: ProposedViewSize) -> [CGRect] {
                Array(PlacedTree(.modified(tree, modifier), proposal).frames.dropFirst())
            }
            if let difference = difference(inside(.offset(x: x, y: y), sample.proposal), shifted) {
                return "offset by \(x), \(y): \(difference)"
            }
            let padding = EdgeInsets(top: y, leading: x, bottom: 5, trailing: 2)
            let wider = ProposedViewSize(
                width: sample.proposal.width.map { $0 + x + 2 }, height: sample.proposal.height.map { $0 + y + 5 })
            if let difference = difference(inside(.padding(padding), wider), shifted) {
                return "padding of \(x), \(y): \(difference)"
            }
            let near = inside(.position(x: 10, y: 20), sample.proposal)
            return difference(
                inside(.position(x: 10 + x, y: 20 + y), sample.proposal), near.map { $0.offsetBy(dx: x, dy: y) }
            ).map { "position moved by \(x), \(y): \($0)" }
        }
    }

    @Test("From right to left, every frame is the mirror image")
    func mirrors() {
        PropertyCheck(test: "mirrors", salt: 7).run { sample in
            let place = PlacedTree(sample.tree, sample.proposal)
            let mirrored = place.frames.map { frame in
                var copy = frame
                copy.origin.x = place.root.frame.width - frame.maxX
                return copy
            }
            return difference(PlacedTree(sample.tree, sample.proposal, direction: .rightToLeft).frames, mirrored)
        }
    }

    @Test("Group, AnyView and EmptyModifier change nothing")
    func neutralWrappers() {
        PropertyCheck(test: "neutralWrappers", salt: 8).run { changes($0, in: Tree.Modifier.neutral) }
    }

    /// A frame without lengths still aligns its content's center with its own, a frame that holds a spacer knows it for
    /// one only where nothing lies between them, and frames and padding hide layout priorities.
    @Test("padding(0) and a frame without lengths change nothing where no guides, spacers or priorities are")
    func emptyFrames() {
        var grammar = Grammar.all.without([.horizontalGuide, .verticalGuide, .layoutPriority])
        grammar.leaves.removeAll { $0 == .spacer }
        PropertyCheck(test: "emptyFrames", grammar: grammar, salt: 16).run {
            changes($0, in: Tree.Modifier.nearlyNeutral)
        }
    }

    /// What any of `wrappers` changes around a view of the sample.
    private func changes(_ sample: Sample, in wrappers: [Tree.Modifier]) -> String? {
        let expected = PlacedTree(sample.tree, sample.proposal).leaves
        var random = sample.random
        let index = Int.random(in: 0..<sample.tree.count, using: &random)
        for wrapper in wrappers {
            let wrapped = sample.tree.changing(at: index) { .modified($0, wrapper) }
            if let difference = difference(PlacedTree(wrapped, sample.proposal).leaves, expected) {
                return "\(difference) with this around a view:\n\(wrapped)\nWithout it:"
            }
        }
        return nil
    }

    /// Without views that keep their content's guides to themselves, and offsets, which guides do not follow.
    private static let guiding = Grammar.all.without([.offset, .position, .overlay, .background], [.geometryReader])

    @Test("A guide that a view reports lies where the view inside that sets it lies")
    func guides() {
        PropertyCheck(test: "guides", grammar: Self.guiding, salt: 9).run { sample in
            var random = sample.random
            let leaves = (0..<sample.tree.count).filter { index in
                var isLeaf = false
                _ = sample.tree.changing(at: index) { tree in
                    if case .leaf = tree { isLeaf = true }
                    return tree
                }
                return isLeaf
            }
            let tree = sample.tree.changing(at: random.pick(leaves)) { .modified($0, .probe) }
            let placed = PlacedTree(tree, sample.proposal)
            let horizontal = HorizontalAlignment(ProbeGuide.self), vertical = VerticalAlignment(ProbeGuide.self)
            func find(_ node: LayoutNode) -> LayoutNode? {
                guard node.dimensions(in: node.placedProposal)[explicit: horizontal] != nil else { return nil }
                return node.children.lazy.compactMap(find).first ?? node
            }
            guard let probe = find(placed.root) else { return nil }
            let dimensions = placed.root.dimensions(in: sample.proposal)
            let found = CGPoint(x: dimensions[horizontal], y: dimensions[vertical])
            let expected = CGPoint(x: probe.frame.minX + ProbeGuide.distance, y: probe.frame.minY + ProbeGuide.distance)
            let agrees = found.x.agrees(with: expected.x) && found.y.agrees(with: expected.y)
            return agrees ? nil : "the guide is at \(found.x), \(found.y) instead of \(expected.x), \(expected.y)"
        }
    }

    // MARK: Single modifiers and containers

    @Test("A fixed frame is as large as it says")
    func fixedFrames() {
        PropertyCheck(test: "fixedFrames", salt: 10).run { sample in
            var random = sample.random
            let tree = Tree.container(.zStack(.center), [sample.tree])
            let width = random.length(), height = random.length()
            let both = PlacedTree(.modified(tree, .frame(width: width, height: height, .center))).root
            let one = PlacedTree(.modified(tree, .frame(width: width, height: nil, .center))).root
            let probe = random.probe()
            let size = both.sizeThatFits(probe)
            if size != CGSize(width: width, height: height) { return "\(width) × \(height) became \(size)" }
            return one.sizeThatFits(probe).width == width ? nil : "a width of \(width) is not kept"
        }
    }

    @Test("A flexible frame keeps its limits")
    func limits() {
        PropertyCheck(test: "limits", salt: 11).run { sample in
            var random = sample.random
            let tree = Tree.container(.zStack(.center), [sample.tree])
            let least = random.length(), greatest = least + random.length()
            let probe = random.probe()
            @MainActor func width(_ limits: Tree.Limits) -> CGFloat {
                let frame = Tree.Modifier.flexibleFrame(width: limits, height: Tree.Limits(), .center)
                return PlacedTree(.modified(tree, frame)).root.sizeThatFits(probe).width
            }
            let both = width(Tree.Limits(min: least, max: greatest))
            if both < least || both > greatest { return "\(both) lies outside \(least)...\(greatest)" }
            let alone = (width(Tree.Limits(min: least)), width(Tree.Limits(max: greatest)))
            if alone.0 < least { return "\(alone.0) is less than \(least)" }
            if alone.1 > greatest { return "\(alone.1) is more than \(greatest)" }
            if let proposed = probe.width, both != min(max(proposed, least), greatest) {
                return "between \(least) and \(greatest) it takes \(both) when offered \(proposed)"
            }
            return nil
        }
    }

    @Test("A fixed size is the ideal size, whatever is proposed")
    func fixedSizes() {
        PropertyCheck(test: "fixedSizes", salt: 12).run { sample in
            var random = sample.random
            let tree = Tree.container(.zStack(.center), [sample.tree])
            let ideal = PlacedTree(tree).root.sizeThatFits(.unspecified)
            let fixed = PlacedTree(.modified(tree, .fixedSize(horizontal: true, vertical: true))).root
            let size = fixed.sizeThatFits(random.probe())
            return size == ideal ? nil : "\(size) instead of the ideal \(ideal)"
        }
    }

    @Test("Layers, offsets and z-indices leave the size alone; padding adds to it")
    func sizesAroundContent() {
        PropertyCheck(test: "sizesAroundContent", salt: 13).run { sample in
            var random = sample.random
            let tree = Tree.container(.zStack(.center), [sample.tree])
            let layer = Grammar.all.tree(&random, depth: 2)
            let size = PlacedTree(tree).root.sizeThatFits(sample.proposal)
            for modifier in [.overlay(layer, .center), .background(layer, .center), .offset(x: 9, y: 9), .zIndex(1)]
                as [Tree.Modifier]
            {
                let modified = PlacedTree(.modified(tree, modifier)).root.sizeThatFits(sample.proposal)
                if modified != size { return "\(modifier) makes \(size) \(modified)" }
            }
            let larger = ProposedViewSize(
                width: sample.proposal.width.map { $0 + 8 }, height: sample.proposal.height.map { $0 + 8 })
            let padded = PlacedTree(.modified(tree, .padding(EdgeInsets(4, edges: .all)))).root.sizeThatFits(larger)
            let agrees = padded.width.agrees(with: size.width + 8) && padded.height.agrees(with: size.height + 8)
            return agrees ? nil : "padding of 4 makes \(size) \(padded)"
        }
    }

    @Test("Members of a stack keep its spacing and lie inside it")
    func stacks() {
        PropertyCheck(test: "stacks", salt: 14).run { sample in
            var random = sample.random
            let members = sample.tree.parts + [.color]
            let spacing = random.length()
            for (axis, container) in [
                (Axis.horizontal, Tree.Container.hStack(random.pick(Tree.VerticalPlace.allCases), spacing: spacing)),
                (.vertical, .vStack(random.pick(Tree.HorizontalPlace.allCases), spacing: spacing))
            ] {
                let stack = PlacedTree(.container(container, members), sample.proposal).root
                let frames = stack.children.map(\.frame)
                for (frame, next) in zip(frames, frames.dropFirst()) {
                    let gap = next.origin[axis] - (frame.origin[axis] + frame.size[axis])
                    if !gap.agrees(with: spacing) {
                        return "\(axis)ly \(gap) points lie between members instead of \(spacing)"
                    }
                }
                guard let first = frames.first else { continue }
                if !first.origin[axis].agrees(with: 0) { return "the first member starts at \(first.short)" }
                // Asked for its ideal breadth, a stack offers it to its members as it places them, which may answer
                // with another length.
                if sample.proposal[axis.other] == nil { continue }
                let length = frames.reduce(spacing * CGFloat(frames.count - 1)) { $0 + $1.size[axis] }
                if !stack.frame.size[axis].agrees(with: length) {
                    return "members of \(length) in a stack of \(stack.frame.short)"
                }
                for frame in frames {
                    let start = frame.origin[axis.other], end = start + frame.size[axis.other]
                    if start < -1e-6 || end > stack.frame.size[axis.other] + 1e-6 {
                        return "\(frame.short) reaches out of the \(axis) stack \(stack.frame.short)"
                    }
                }
            }
            return nil
        }
    }

    @Test("Edges that meet also meet on the pixel grid of 1, 2 and 3 pixels per point")
    func pixels() {
        PropertyCheck(test: "pixels", salt: 15).run { sample in
            var random = sample.random
            let tree = Tree.container(.hStack(.center, spacing: 0), [sample.tree, .color, .leaf(.circle), .color])
            let frames = PlacedTree(tree, sample.proposal, at: CGPoint(x: random.length(), y: random.length())).frames
            for scale in [1, 2, 3] as [CGFloat] {
                let recorder = DisplayListRecorder(displayScale: scale) { _ in }
                let snapped = frames.map(recorder.snap)
                for (index, frame) in snapped.enumerated() {
                    let pixels = frame.maxX * scale
                    if !pixels.agrees(with: pixels.rounded()) { return "at \(scale)× \(frame.short) ends in a pixel" }
                    for (other, neighbor) in zip(frames, snapped) where abs(frames[index].maxX - other.minX) < 1e-9 {
                        if !frame.maxX.agrees(with: neighbor.minX) {
                            return "at \(scale)× \(frames[index].short) and \(other.short) part: "
                                + "\(frame.short), \(neighbor.short)"
                        }
                    }
                }
            }
            return nil
        }
    }
}
