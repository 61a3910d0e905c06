import RenderModel

/// What a view says of itself and of what it draws, such as `spacing 4`, by the first word.
struct ViewFacts {
    /// In the order of the text. What has no word, such as the length of a padding on all sides, has an empty key.
    private var keys: [String] = []
    private var values: [String: [String]] = [:]

    init(_ facts: [String]) {
        for fact in facts {
            let words = fact.split(separator: " ", maxSplits: 1).map(String.init)
            let isBare =
                words.count == 1 || words[0].first.map { $0.isNumber || $0 == "-" || $0 == "∞" } ?? true
                || fact == "its own"
            let key = isBare ? "" : words[0]
            if values[key] == nil { keys.append(key) }
            values[key, default: []].append(isBare ? fact : words[1])
        }
    }

    static func layout(_ node: ViewTree.Node) -> ViewFacts {
        ViewFacts(node.details?.components(separatedBy: ", ") ?? [])
    }

    static func drawing(_ node: ViewTree.Node) -> ViewFacts { ViewFacts(node.drawing ?? []) }

    struct Change: Hashable {
        /// Empty for what has no word.
        var key: String
        /// Nil where there was or is none.
        var before: String?
        var after: String?

        /// `spacing 4 → 5`.
        var text: String {
            let (one, other) = shortened ?? (before ?? "none", after ?? "none")
            return (key.isEmpty ? "" : key + " ") + one + " → " + other
        }

        /// Of two gradients of one kind only what differs.
        private var shortened: (String, String)? {
            guard let one = before?.split(separator: " "), let other = after?.split(separator: " "), one.count > 3,
                one.count == other.count, one[0] == other[0]
            else { return nil }
            let words = zip(one, other).filter { $0 != $1 }
            return (words.map(\.0).joined(separator: " "), words.map(\.1).joined(separator: " "))
        }
    }

    /// What differs, in the order of the earlier text.
    static func changes(_ before: ViewFacts, _ after: ViewFacts) -> [Change] {
        let keys = before.keys + after.keys.filter { before.values[$0] == nil }
        return keys.compactMap { key in
            let one = before.values[key], other = after.values[key]
            guard one != other else { return nil }
            return Change(
                key: key, before: one.map { $0.joined(separator: ", ") },
                after: other.map { $0.joined(separator: ", ") })
        }
    }
}

extension String {
    fileprivate func components(separatedBy separator: String) -> [String] {
        split(separator: separator).map(String.init)
    }
}
