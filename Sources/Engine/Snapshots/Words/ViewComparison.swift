import Geometry
import RenderModel

/// Finds what changed between the views of two pictures.
struct ViewComparison {
    let matching: ViewMatching
    private var before: ViewUnits { matching.before }
    private var after: ViewUnits { matching.after }

    init(_ before: ViewUnits, _ after: ViewUnits) { matching = ViewMatching(before, after) }

    var changes: [ViewChange] { ChangeFolding.sentences(of: found) }

    /// Every change, in no order that matters.
    private var found: [FoundChange] {
        var found: [FoundChange] = []
        let kept = Self.kept(before, matching.later), known = Self.kept(after, matching.earlier)
        for unit in after.all.indices {
            if let earlier = matching.earlier[unit] {
                found += compare(earlier, unit)
            } else if after[unit].parent.map({ known[$0] }) ?? true {
                // What is in it is new with it, unless it is new around what was there.
                found.append(presence("new", of: after.all[unit].view, in: after, order: Double(unit)))
            }
        }
        for unit in before.all.indices where matching.later[unit] == nil {
            let parent = before[unit].parent
            guard parent.map({ kept[$0] }) ?? true else { continue }
            let order = Double(parent.flatMap { matching.later[$0] } ?? 0) + 0.5
            found.append(presence("gone", of: before.all[unit].view, in: before, order: order))
        }
        return found
    }

    /// For each unit whether it, or one in it, is in the other picture too.
    private static func kept(_ units: ViewUnits, _ matches: [Int?]) -> [Bool] {
        var kept = matches.map { $0 != nil }
        for unit in units.all.indices.reversed() where kept[unit] {
            if let parent = units[unit].parent { kept[parent] = true }
        }
        return kept
    }

    private func presence(_ what: String, of node: Int, in units: ViewUnits, order: Double) -> FoundChange {
        FoundChange(
            rank: .own, order: order, title: title(units, node), phrases: [what], path: units.paths[node])
    }

    // MARK: One view

    private func compare(_ one: Int, _ other: Int) -> [FoundChange] {
        let a = before.view(one), b = after.view(other)
        var change = FoundChange(
            rank: .place, order: Double(other), title: title(after, after[other].view),
            path: after.paths[after[other].view])
        change.isVisible = before.draws(one) || after.draws(other)
        let resized = Self.differs(a.frame.width, b.frame.width) || Self.differs(a.frame.height, b.frame.height)
        let isRenamed = a.view != b.view
        if isRenamed {
            change.rank = .own
            change.title = title(after, after[other].view, from: a)
        }
        let own =
            ViewFacts.changes(.layout(a), .layout(b)).map(\.text)
            + drawn(a, b, resized: resized || isRenamed).map(\.text)
        change.phrases = own
        var others: [FoundChange] = []
        for modifier in modifiers(one, other, resized: resized) {
            let subject = modifier.subject
            if subject.title == nil || subject.title == change.title {
                change.phrases += modifier.phrases
                if own.isEmpty, !isRenamed, change.path.last?.hasPrefix(".") == false {
                    change.path.append(modifier.step)
                }
                // A frame that is told by the size has changed all the same.
                change.rank = .own
            } else if !modifier.phrases.isEmpty {
                others.append(
                    FoundChange(
                        rank: .own, order: Double(other) - 0.25, title: subject.title ?? "", phrases: modifier.phrases,
                        path: subject.path + [modifier.step]))
            }
        }
        if !own.isEmpty { change.rank = .own }
        let isShaped = Self.shape(a) != Self.shape(b) && !isRenamed
        if change.rank > .shape, isShaped, !resized {
            change.rank = .shape
            change.phrases.append("drawn differently")
        }
        // What a text says decides its size, and that where it lies.
        if !isRenamed { change.geometry = geometry(a.frame, b.frame, resized: resized) }
        if change.rank > .size, resized { change.rank = .size }
        let isSame = change.rank == .place && change.geometry.isEmpty
        return others + (isSame ? [] : [change])
    }

    /// How far counts as moved: what is printed of it.
    private static func differs(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) > 0.004 }

    private func geometry(_ one: CGRect, _ other: CGRect, resized: Bool) -> [String] {
        func number(_ length: CGFloat) -> String { SnapshotNumber.text(Double(length)) }
        var phrases: [String] = []
        if resized {
            phrases.append(
                "\(number(one.width)) × \(number(one.height)) → \(number(other.width)) × \(number(other.height))")
        }
        let move = (other.minX - one.minX, other.minY - one.minY)
        if Self.differs(move.0, 0) || Self.differs(move.1, 0) {
            phrases.append("moved by (\(number(move.0)), \(number(move.1)))")
        }
        return phrases
    }

    // MARK: What is drawn

    private static func shape(_ node: ViewTree.Node) -> String? { node.drawing?.last { $0.hasPrefix("shape ") } }

    /// What changed of colors, fonts and the like.
    ///
    /// - Parameter resized: whether the view has another size, from which some of it follows.
    private func drawn(_ one: ViewTree.Node, _ other: ViewTree.Node, resized: Bool) -> [ViewFacts.Change] {
        ViewFacts.changes(.drawing(one), .drawing(other)).filter { change in
            switch change.key {
            case "shape": return false
            case "box": return !resized
            case "radius":
                // The corners of a capsule are half as wide as it.
                let half = SnapshotNumber.text(Double(min(other.frame.width, other.frame.height)) / 2, decimals: 3)
                return !(resized && change.after?.split(separator: " ").first.map(String.init) == half)
            case "fill", "stroke", "color", "tint":
                guard resized, let one = change.before, let other = change.after else { return true }
                // A gradient is stretched with its view.
                return Self.colors(one) != Self.colors(other)
            default: return true
            }
        }
    }

    private static func colors(_ paint: String) -> [Substring] {
        let words = paint.split(separator: " ")
        return words.count > 1 ? words.filter { $0.hasPrefix("#") || $0.hasPrefix("color(") } : words
    }

    // MARK: Modifiers

    private struct ModifierChange {
        /// How its source is found, behind the names of its view: `.padding`, and `.padding #2` for the second one.
        var step: String
        /// Empty where the size tells it.
        var phrases: [String]
        /// Whom the modifier is written on, where that is another view than the one it encloses.
        var subject: (title: String?, path: [String])
    }

    private func modifiers(_ one: Int, _ other: Int, resized: Bool) -> [ModifierChange] {
        let ones = before[one].modifiers, others = after[other].modifiers
        let pairs = OrderedPairs.best(ones.count, others.count, most: 1_000_000) { row, column in
            let a = before.nodes[ones[row]], b = after.nodes[others[column]]
            return a.view != b.view ? 0 : a.details == b.details && a.drawing == b.drawing ? 3 : 2
        }
        var changes: [ModifierChange] = []
        let known = Set(pairs.map(\.0)), kept = Set(pairs.map(\.1))
        for (index, node) in ones.enumerated() where !known.contains(index) {
            changes.append(presence("gone", of: node, on: before[one], in: before))
        }
        for (index, node) in others.enumerated() where !kept.contains(index) {
            changes.append(presence("new", of: node, on: after[other], in: after))
        }
        for (row, column) in pairs {
            let a = before.nodes[ones[row]], b = after.nodes[others[column]]
            let isResized = Self.differs(a.frame.width, b.frame.width) || Self.differs(a.frame.height, b.frame.height)
            let layout = Self.layout(a, b)
            let drawn = drawn(a, b, resized: isResized).map(\.text)
            let subject = subject(of: others[column], on: after[other].view, in: after)
            let step = Self.step(others[column], among: others, in: after)
            if layout.isEmpty, drawn.isEmpty {
                guard Self.shape(a) != Self.shape(b), !isResized else { continue }
                changes.append(
                    ModifierChange(step: step, phrases: [".\(b.view) drawn differently"], subject: subject))
                continue
            }
            // `40 × 40 → 38 × 38` says it already.
            let isSize =
                b.view == "frame" && resized && drawn.isEmpty && subject.title == nil
                && layout.allSatisfy { $0.key == "width" || $0.key == "height" }
            // A shadow draws a shadow.
            let words = (layout.map(\.text) + drawn).joined(separator: ", ").trimmingPrefix("\(b.view) ")
            let phrases = isSize ? [] : [".\(b.view) \(words)"]
            changes.append(ModifierChange(step: step, phrases: phrases, subject: subject))
        }
        return changes
    }

    /// What a modifier's source says: all of it where it says it in another way.
    private static func layout(_ one: ViewTree.Node, _ other: ViewTree.Node) -> [ViewFacts.Change] {
        let changes = ViewFacts.changes(.layout(one), .layout(other))
        let isAnotherWay = changes.count > 1 && changes.contains { $0.before == nil || $0.after == nil }
        guard isAnotherWay else { return changes }
        return [ViewFacts.Change(key: "", before: one.details, after: other.details)]
    }

    private func presence(
        _ what: String, of node: Int, on unit: ViewUnits.Unit, in units: ViewUnits
    ) -> ModifierChange {
        ModifierChange(
            step: Self.step(node, among: unit.modifiers, in: units), phrases: [".\(units.nodes[node].view) \(what)"],
            subject: subject(of: node, on: unit.view, in: units))
    }

    /// Modifiers are written from the inside out.
    private static func step(_ node: Int, among modifiers: [Int], in units: ViewUnits) -> String {
        let view = units.nodes[node]
        let inner = modifiers.reversed().prefix { $0 != node }.count {
            units.nodes[$0].view == view.view && units.nodes[$0].owners == view.owners
        }
        return inner > 0 ? ".\(view.view) #\(inner + 1)" : "." + view.view
    }

    /// Whom a modifier is written on: the view in it, a view of the widget's own around that, or, in the body of a
    /// modifier of the widget's own, nobody.
    private func subject(of node: Int, on view: Int, in units: ViewUnits) -> (title: String?, path: [String]) {
        let owners = units.nodes[node].owners ?? [], inner = units.nodes[view].owners ?? []
        if owners == inner { return (nil, units.paths[view]) }
        if inner.starts(with: owners) {
            let name = inner[owners.count]
            return ((owners.last.map { [$0] } ?? []).appending(name).joined(separator: " › "), owners + [name])
        }
        return (owners.last ?? "", owners)
    }

    // MARK: Names

    private func title(_ units: ViewUnits, _ node: Int, from earlier: ViewTree.Node? = nil) -> String {
        let view = units.nodes[node]
        var name = Self.name(view)
        if let earlier {
            let one = Self.name(earlier)
            // `Text "3" → "4"`.
            let shared = view.plainName + " "
            let isSameKind = earlier.plainName == view.plainName && one.hasPrefix(shared) && name.hasPrefix(shared)
            name = "\(one) → \(isSameKind ? String(name.dropFirst(shared.count)) : name)"
        }
        return (view.owners?.last.map { [$0] } ?? []).appending(name).joined(separator: " › ")
    }

    /// On one line, and not longer than is read.
    private static func name(_ node: ViewTree.Node) -> String {
        guard let first = node.view.firstIndex(of: "\""), let last = node.view.lastIndex(of: "\""), first < last else {
            return node.view
        }
        let shown = SnapshotQuotes.escaped(node.view[node.view.index(after: first)..<last])
        return node.view[...first] + (shown.count > 40 ? shown.prefix(39) + "…" : shown) + node.view[last...]
    }
}

extension Array {
    fileprivate func appending(_ element: Element) -> [Element] { self + [element] }
}
