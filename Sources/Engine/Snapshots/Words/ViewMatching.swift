import RenderModel

/// Which view of one picture is which of another: views under matched ones are matched by name and order, then those
/// that are left by name wherever they are.
struct ViewMatching {
    let before: ViewUnits
    let after: ViewUnits
    /// For each unit of `after` the one of `before`.
    private(set) var earlier: [Int?]
    /// For each unit of `before` the one of `after`.
    private(set) var later: [Int?]

    init(_ before: ViewUnits, _ after: ViewUnits) {
        (self.before, self.after) = (before, after)
        earlier = Array(repeating: nil, count: after.all.count)
        later = Array(repeating: nil, count: before.all.count)
        match(before.roots, after.roots)
        matchWhatIsLeft()
        matchReplacements()
    }

    private mutating func pair(_ one: Int, _ other: Int) {
        later[one] = other
        earlier[other] = one
    }

    private mutating func match(_ ones: [Int], _ others: [Int]) {
        for (one, other) in align(ones, others) {
            pair(one, other)
            match(before[one].children, after[other].children)
        }
    }

    /// Views that have moved into another container, or into one that is new around them.
    private mutating func matchWhatIsLeft() {
        let ones = before.all.indices.filter { later[$0] == nil }
        let others = after.all.indices.filter { earlier[$0] == nil }
        for (one, other) in align(ones, others, byName: true) { pair(one, other) }
    }

    /// One view that stands where one of another kind stood.
    private mutating func matchReplacements() {
        for one in before.all.indices where later[one] == nil && before[one].children.isEmpty {
            let siblings = before[one].parent.map { before[$0].children } ?? before.roots
            let parent = before[one].parent.map { later[$0] }
            if parent == .some(nil) { continue }
            let others = parent.map { after[$0!].children } ?? after.roots
            let left = siblings.filter { later[$0] == nil }, new = others.filter { earlier[$0] == nil }
            if left == [one], new.count == 1, after[new[0]].children.isEmpty { pair(one, new[0]) }
        }
    }

    // MARK: Two lists in their order

    private static let sameKind = 4, sameName = 8, sameContents = 6
    /// Lists of more are compared from their ends only: nobody reads what became of each of so many.
    private static let mostPairs = 4_000_000

    /// How much two units are alike; 0 where they cannot be the same.
    private func likeness(_ one: Int, _ other: Int) -> Int {
        let a = before.view(one), b = after.view(other)
        guard a.plainName == b.plainName else { return 0 }
        var likeness = a.view == b.view ? Self.sameName : Self.sameKind
        if a.owners?.last == b.owners?.last { likeness += 2 }
        if a.details == b.details, a.drawing == b.drawing { likeness += 1 }
        if before[one].children.count == after[other].children.count { likeness += 1 }
        let names = (
            before[one].modifiers.map { before.nodes[$0].view }, after[other].modifiers.map { after.nodes[$0].view }
        )
        if names.0 == names.1 { likeness += 1 }
        // Rows of a list have the same names, and tell themselves apart by what is in them.
        if before.contents[one] == after.contents[other] { likeness += Self.sameContents }
        return likeness
    }

    /// What likeness equal views have.
    private static let equal = sameName + sameContents + 5

    /// The pairs that are alike the most in all, each list in its order.
    ///
    /// - Parameter byName: whether only views that show the same are paired.
    private func align(_ ones: [Int], _ others: [Int], byName: Bool = false) -> [(Int, Int)] {
        var ones = ones[...], others = others[...], head: [(Int, Int)] = [], tail: [(Int, Int)] = []
        while let one = ones.first, let other = others.first, likeness(one, other) == Self.equal {
            head.append((one, other))
            (ones, others) = (ones.dropFirst(), others.dropFirst())
        }
        while let one = ones.last, let other = others.last, likeness(one, other) == Self.equal {
            tail.append((one, other))
            (ones, others) = (ones.dropLast(), others.dropLast())
        }
        let pairs = OrderedPairs.best(ones.count, others.count, most: Self.mostPairs) { row, column in
            let one = ones[ones.startIndex + row], other = others[others.startIndex + column]
            return byName && before.view(one).view != after.view(other).view ? 0 : likeness(one, other)
        }
        return head + pairs.map { (ones[ones.startIndex + $0], others[others.startIndex + $1]) } + tail.reversed()
    }
}
