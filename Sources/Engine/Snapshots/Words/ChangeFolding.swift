/// Puts changes into sentences: causes first, and what happened to many views alike in one.
enum ChangeFolding {
    /// So many views with the same change are told together.
    private static let least = 3

    static func sentences(of changes: [FoundChange]) -> [ViewChange] {
        var changes = changes.sorted { ($0.rank, $0.order) < ($1.rank, $1.order) }
        // What only holds other views follows them.
        if changes.contains(where: { $0.isVisible || $0.rank == .own }) {
            changes.removeAll { $0.rank >= .size && !$0.isVisible }
        }
        var counts: [String: Int] = [:]
        for change in changes { counts[key(change), default: 0] += 1 }
        var told: Set<String> = [], result: [ViewChange] = []
        for change in changes {
            let key = key(change), count = counts[key, default: 0]
            let isFolded = count >= (change.rank == .place ? 2 : least)
            guard isFolded else {
                result.append(ViewChange(change.text, view: change.path))
                continue
            }
            guard told.insert(key).inserted else { continue }
            var first = change
            // Sizes and places follow from what changed of them all.
            if !first.phrases.isEmpty { first.geometry = [] }
            first.title += " and \(count - 1) more view\(count == 2 ? "" : "s")"
            result.append(ViewChange(first.text, view: change.path))
        }
        return result
    }

    /// What folded changes have in common. A change of a name is one of its own.
    private static func key(_ change: FoundChange) -> String {
        let told = change.phrases.isEmpty ? change.geometry : change.phrases
        let isPresence = change.phrases == ["new"] || change.phrases == ["gone"]
        if told.isEmpty || isPresence || change.title.contains(" → ") { return "\(change.order) \(change.title)" }
        return "\(change.rank.rawValue) " + told.joined(separator: "\n")
    }
}
