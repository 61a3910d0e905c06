import Geometry
import SwiftUI

/// A view as a value: random ones are made, laid out, printed as source and made smaller where they fail.
indirect enum Tree {
    case leaf(Leaf)
    case modified(Tree, Modifier)
    case container(Container, [Tree])

    enum Leaf {
        case color
        case circle
        case text(String)
        case spacer(minLength: CGFloat?)
        case divider
        case symbol(String)
        /// An image that takes the size it is offered.
        case resizable(String)
        case empty
    }

    enum Modifier {
        case frame(width: CGFloat?, height: CGFloat?, Place)
        case flexibleFrame(width: Limits, height: Limits, Place)
        case padding(EdgeInsets)
        case offset(x: CGFloat, y: CGFloat)
        case position(x: CGFloat, y: CGFloat)
        case overlay(Tree, Place)
        case background(Tree, Place)
        /// The guide lies at a part of the length and a number of points.
        case horizontalGuide(HorizontalPlace, part: CGFloat, points: CGFloat)
        case verticalGuide(VerticalPlace, part: CGFloat, points: CGFloat)
        case fixedSize(horizontal: Bool, vertical: Bool)
        case aspectRatio(CGFloat?, fill: Bool)
        case layoutPriority(Double)
        case zIndex(Double)
        case lineLimit(Int)
        /// A guide of the tests' own, 3 points from the leading and the top edge.
        case probe
        // What must change nothing.
        case anyView, group, emptyModifier, zeroPadding, emptyFrame
    }

    enum Container {
        case hStack(VerticalPlace, spacing: CGFloat?)
        case vStack(HorizontalPlace, spacing: CGFloat?)
        case zStack(Place)
        case group
        case forEach
        case condition(Bool)
        case anyLayout(Axis)
        case flow
        case grid(columns: Int, spacing: CGFloat?, Place)
        case lazyVGrid([Track], spacing: CGFloat?, HorizontalPlace)
        case lazyHGrid([Track], spacing: CGFloat?, VerticalPlace)
        case viewThatFits
        case geometryReader
    }

    struct Limits {
        var min: CGFloat?
        var ideal: CGFloat?
        var max: CGFloat?
    }

    enum Track {
        case fixed(CGFloat)
        case flexible(CGFloat, CGFloat)
        case adaptive(CGFloat)
    }

    enum HorizontalPlace: String, CaseIterable { case leading, center, trailing }

    enum VerticalPlace: String, CaseIterable { case top, center, bottom, firstTextBaseline, lastTextBaseline }

    struct Place {
        var horizontal = HorizontalPlace.center
        var vertical = VerticalPlace.center

        static let center = Place()
    }

    static let color = Tree.leaf(.color)
}

/// A guide that only `Tree.Modifier.probe` sets.
enum ProbeGuide: AlignmentID {
    static let distance: CGFloat = 3
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

// MARK: Parts

extension Tree {
    /// The trees directly inside.
    var parts: [Tree] {
        switch self {
        case .leaf: []
        case .container(_, let members): members
        case .modified(let content, .overlay(let layer, _)), .modified(let content, .background(let layer, _)):
            [content, layer]
        case .modified(let content, _): [content]
        }
    }

    func replacing(_ parts: [Tree]) -> Tree {
        switch self {
        case .leaf: self
        case .container(let container, _): .container(container, parts)
        case .modified(_, .overlay(_, let place)): .modified(parts[0], .overlay(parts[1], place))
        case .modified(_, .background(_, let place)): .modified(parts[0], .background(parts[1], place))
        case .modified(_, let modifier): .modified(parts[0], modifier)
        }
    }

    /// All trees inside and this one.
    var count: Int { parts.reduce(1) { $0 + $1.count } }

    /// This tree with the one that comes `index`th in reading order changed.
    func changing(at index: Int, _ change: (Tree) -> Tree) -> Tree {
        if index == 0 { return change(self) }
        var parts = parts
        var start = 1
        for position in parts.indices {
            let count = parts[position].count
            if index < start + count {
                parts[position] = parts[position].changing(at: index - start, change)
                return replacing(parts)
            }
            start += count
        }
        return self
    }
}
