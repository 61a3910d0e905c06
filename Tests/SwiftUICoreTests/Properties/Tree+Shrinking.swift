import Geometry
import SwiftUI

extension Tree {
    /// Simpler trees that may fail for the same reason, the most promising first.
    var simplerTrees: [Tree] {
        var result: [Tree] = parts
        if case .container(let container, let members) = self {
            for index in members.indices where members.count > 1 {
                var rest = members
                rest.remove(at: index)
                result.append(.container(container, rest))
            }
            result += container.simpler.map { .container($0, members) }
        }
        if case .modified(let content, let modifier) = self {
            result += modifier.simpler.map { .modified(content, $0) }
        }
        if case .leaf(let leaf) = self { result += leaf.simpler.map { .leaf($0) } }
        for (index, part) in parts.enumerated() {
            result += part.simplerTrees.map { simpler in
                var parts = parts
                parts[index] = simpler
                return replacing(parts)
            }
        }
        return result
    }
}

extension Tree.Leaf {
    fileprivate var simpler: [Tree.Leaf] {
        switch self {
        case .color: []
        case .text(let string) where string.count > 1: [.color, .text("a")]
        case .spacer(.some): [.color, .spacer(minLength: nil)]
        default: [.color]
        }
    }
}

extension Tree.Modifier {
    fileprivate var simpler: [Tree.Modifier] {
        switch self {
        case .frame(let width, let height, let place):
            var result: [Tree.Modifier] = []
            if width != nil, height != nil {
                result += [.frame(width: nil, height: height, place), .frame(width: width, height: nil, place)]
            }
            if !place.isCenter { result.append(.frame(width: width, height: height, .center)) }
            return result
        case .flexibleFrame(let width, let height, let place):
            let none = Tree.Limits()
            var result: [Tree.Modifier] = []
            if !width.isEmpty { result.append(.flexibleFrame(width: none, height: height, place)) }
            if !height.isEmpty { result.append(.flexibleFrame(width: width, height: none, place)) }
            result += width.simpler.map { .flexibleFrame(width: $0, height: height, place) }
            result += height.simpler.map { .flexibleFrame(width: width, height: $0, place) }
            if !place.isCenter { result.append(.flexibleFrame(width: width, height: height, .center)) }
            return result
        case .padding(let insets):
            return Edge.allCases.compactMap { edge in
                var simpler = insets
                simpler[edge] = 0
                return simpler == insets ? nil : .padding(simpler)
            }
        case .overlay(let layer, let place) where !place.isCenter: return [.overlay(layer, .center)]
        case .background(let layer, let place) where !place.isCenter: return [.background(layer, .center)]
        case .horizontalGuide(let guide, let part, let points) where part != 0 && points != 0:
            return [.horizontalGuide(guide, part: 0, points: points), .horizontalGuide(guide, part: part, points: 0)]
        case .verticalGuide(let guide, let part, let points) where part != 0 && points != 0:
            return [.verticalGuide(guide, part: 0, points: points), .verticalGuide(guide, part: part, points: 0)]
        default: return []
        }
    }
}

extension Tree.Container {
    fileprivate var simpler: [Tree.Container] {
        switch self {
        case .hStack(let place, let spacing):
            return (place == .center ? [] : [.hStack(.center, spacing: spacing)])
                + (spacing == 0 ? [] : [.hStack(place, spacing: 0)])
        case .vStack(let place, let spacing):
            return (place == .center ? [] : [.vStack(.center, spacing: spacing)])
                + (spacing == 0 ? [] : [.vStack(place, spacing: 0)])
        case .zStack(let place): return place.isCenter ? [] : [.zStack(.center)]
        case .anyLayout(.horizontal): return [.hStack(.center, spacing: nil)]
        case .anyLayout(.vertical): return [.vStack(.center, spacing: nil)]
        case .forEach, .condition: return [.group]
        case .grid(let columns, let spacing, let place):
            return (place.isCenter ? [] : [.grid(columns: columns, spacing: spacing, .center)])
                + (spacing == 0 ? [] : [.grid(columns: columns, spacing: 0, place)])
        case .lazyVGrid(let tracks, let spacing, let place):
            return (tracks.count > 1 ? [.lazyVGrid([tracks[0]], spacing: spacing, place)] : [])
                + (spacing == 0 ? [] : [.lazyVGrid(tracks, spacing: 0, place)])
        case .lazyHGrid(let tracks, let spacing, let place):
            return (tracks.count > 1 ? [.lazyHGrid([tracks[0]], spacing: spacing, place)] : [])
                + (spacing == 0 ? [] : [.lazyHGrid(tracks, spacing: 0, place)])
        default: return []
        }
    }
}

extension Tree.Place {
    fileprivate var isCenter: Bool { horizontal == .center && vertical == .center }
}

extension Tree.Limits {
    fileprivate var isEmpty: Bool { min == nil && ideal == nil && max == nil }

    fileprivate var simpler: [Tree.Limits] {
        var result: [Tree.Limits] = []
        if min != nil { result.append(Tree.Limits(min: nil, ideal: ideal, max: max)) }
        if ideal != nil { result.append(Tree.Limits(min: min, ideal: nil, max: max)) }
        if max != nil { result.append(Tree.Limits(min: min, ideal: ideal, max: nil)) }
        return result
    }
}

extension EdgeInsets {
    fileprivate subscript(edge: Edge) -> CGFloat {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }
}
