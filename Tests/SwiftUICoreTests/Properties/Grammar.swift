import Geometry
import SwiftUI

/// What random trees are made of, and their making.
struct Grammar {
    enum LeafKind: CaseIterable { case color, circle, text, spacer, divider, symbol, resizable, empty }

    enum ModifierKind: CaseIterable {
        case frame, flexibleFrame, padding, offset, position, overlay, background, horizontalGuide, verticalGuide
        case fixedSize, aspectRatio, layoutPriority, zIndex, lineLimit, neutral
    }

    enum ContainerKind: CaseIterable {
        case hStack, vStack, zStack, group, forEach, condition, anyLayout, flow, grid, lazyVGrid, lazyHGrid
        case viewThatFits, geometryReader
    }

    var leaves = LeafKind.allCases
    var modifiers = ModifierKind.allCases
    var containers = ContainerKind.allCases

    static let all = Grammar()

    func without(_ modifiers: Set<ModifierKind>, _ containers: Set<ContainerKind> = []) -> Grammar {
        var copy = self
        copy.modifiers.removeAll(where: modifiers.contains)
        copy.containers.removeAll(where: containers.contains)
        return copy
    }

    /// A tree of at most `depth` levels.
    func tree(_ random: inout SeededGenerator, depth: Int = 4) -> Tree {
        if depth <= 1 || random.chance(15) { return .leaf(leaf(&random)) }
        if random.chance(50) {
            return .modified(tree(&random, depth: depth - 1), modifier(&random, depth: depth))
        }
        let count = Int.random(in: 1...4, using: &random)
        let members = (0..<count).map { _ in tree(&random, depth: depth - 1) }
        return .container(container(&random), members)
    }

    private func leaf(_ random: inout SeededGenerator) -> Tree.Leaf {
        switch random.pick(leaves) {
        case .color: .color
        case .circle: .circle
        case .text: .text(random.pick(["a", "Next", "12:45", "Long words wrap", "Turn 14 of 20, and it is your move"]))
        case .spacer: .spacer(minLength: random.pick([nil, 0, 5, 30]))
        case .divider: .divider
        case .symbol: .symbol(random.pick(["star", "heart.fill"]))
        case .resizable: .resizable("star")
        case .empty: .empty
        }
    }

    private func modifier(_ random: inout SeededGenerator, depth: Int) -> Tree.Modifier {
        func layer(_ random: inout SeededGenerator) -> Tree { tree(&random, depth: min(2, depth - 1)) }
        switch random.pick(modifiers) {
        case .frame:
            return .frame(width: random.length(orNone: 30), height: random.length(orNone: 30), place(&random))
        case .flexibleFrame: return .flexibleFrame(width: limits(&random), height: limits(&random), place(&random))
        case .padding:
            if random.chance(40) { return .padding(EdgeInsets(random.length(), edges: .all)) }
            let (top, leading, bottom, trailing) = (random.length(), random.length(), random.length(), random.length())
            return .padding(EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing))
        case .offset: return .offset(x: random.signedLength(), y: random.signedLength())
        case .position: return .position(x: random.signedLength(), y: random.signedLength())
        case .overlay: return .overlay(layer(&random), place(&random))
        case .background: return .background(layer(&random), place(&random))
        case .horizontalGuide:
            return .horizontalGuide(
                random.pick(Tree.HorizontalPlace.allCases), part: random.pick([0, 0.5, 1]),
                points: random.signedLength())
        case .verticalGuide:
            return .verticalGuide(
                random.pick(Tree.VerticalPlace.allCases), part: random.pick([0, 0.5, 1]), points: random.signedLength())
        case .fixedSize: return .fixedSize(horizontal: random.chance(50), vertical: random.chance(50))
        case .aspectRatio: return .aspectRatio(random.pick([nil, 0.5, 1, 1.5, 3]), fill: random.chance(40))
        case .layoutPriority: return .layoutPriority(random.pick([-1, 1, 2]))
        case .zIndex: return .zIndex(random.pick([-1, 1]))
        case .lineLimit: return .lineLimit(random.pick([1, 2]))
        case .neutral: return random.pick(Tree.Modifier.neutral + Tree.Modifier.nearlyNeutral)
        }
    }

    private func container(_ random: inout SeededGenerator) -> Tree.Container {
        let spacing: CGFloat? = random.pick([nil, 0, 4, 7.5])
        switch random.pick(containers) {
        case .hStack: return .hStack(random.pick(Tree.VerticalPlace.allCases), spacing: spacing)
        case .vStack: return .vStack(random.pick(Tree.HorizontalPlace.allCases), spacing: spacing)
        case .zStack: return .zStack(place(&random))
        case .group: return .group
        case .forEach: return .forEach
        case .condition: return .condition(random.chance(50))
        case .anyLayout: return .anyLayout(random.pick(Axis.allCases))
        case .flow: return .flow
        case .grid: return .grid(columns: Int.random(in: 1...3, using: &random), spacing: spacing, place(&random))
        case .lazyVGrid:
            return .lazyVGrid(tracks(&random), spacing: spacing, random.pick(Tree.HorizontalPlace.allCases))
        case .lazyHGrid:
            return .lazyHGrid(tracks(&random), spacing: spacing, random.pick([.top, .center, .bottom]))
        case .viewThatFits: return .viewThatFits
        case .geometryReader: return .geometryReader
        }
    }

    private func tracks(_ random: inout SeededGenerator) -> [Tree.Track] {
        (0..<Int.random(in: 1...3, using: &random)).map { _ in
            random.pick([.fixed(random.length()), .flexible(10, .infinity), .flexible(20, 40), .adaptive(25)])
        }
    }

    private func limits(_ random: inout SeededGenerator) -> Tree.Limits {
        let lengths = [random.length(), random.length(), random.length()].sorted()
        return Tree.Limits(
            min: random.chance(50) ? lengths[0] : nil, ideal: random.chance(30) ? lengths[1] : nil,
            max: random.chance(50) ? (random.chance(30) ? .infinity : lengths[2]) : nil)
    }

    private func place(_ random: inout SeededGenerator) -> Tree.Place {
        Tree.Place(
            horizontal: random.pick(Tree.HorizontalPlace.allCases), vertical: random.pick(Tree.VerticalPlace.allCases))
    }
}

extension Tree.Modifier {
    /// Those that must change nothing.
    static let neutral: [Tree.Modifier] = [.anyView, .group, .emptyModifier]

    /// Those that must change nothing but what a view around them knows of their content.
    static let nearlyNeutral: [Tree.Modifier] = [.zeroPadding, .emptyFrame]
}

extension SeededGenerator {
    /// Points: nothing, whole numbers, and what no pixel grid divides.
    mutating func length() -> CGFloat { pick([0, 1, 3.3, 8, 12.5, 20, 33.25, 44, 100.0 / 3, 60, 85]) }

    mutating func length(orNone percent: Int) -> CGFloat? { chance(percent) ? nil : length() }

    mutating func signedLength() -> CGFloat { chance(40) ? -length() : length() }

    /// A proposal that a parent with a place of its own makes.
    mutating func proposal() -> ProposedViewSize {
        func side(_ random: inout SeededGenerator) -> CGFloat? {
            random.pick([nil, 0, 10, 47.3, 100, 158, 338, 1000.0 / 7])
        }
        return ProposedViewSize(width: side(&self), height: side(&self))
    }

    /// Any proposal that a layout may make while it looks for sizes.
    mutating func probe() -> ProposedViewSize {
        func side(_ random: inout SeededGenerator) -> CGFloat? { random.pick([nil, 0, 1, 25, 99.9, 400, .infinity]) }
        return ProposedViewSize(width: side(&self), height: side(&self))
    }
}
