/// The name that somebody meant who wrote another.
package enum NearestName {
    /// - Returns: nil where none is like it: more than a third of its letters, and more than two, are others; of a name of
    ///   three letters or fewer, more than one.
    package static func of(_ name: String, among names: [String]) -> String? {
        let wanted = name.lowercased()
        let letters = wanted.utf8.sorted()
        // Of names as near, the one of the same letters: `iphone-61` is `iphone-16` rather than `iphone-11`.
        let best = names.map { name in
            let own = name.lowercased()
            return (name, distance(own, wanted), own.utf8.sorted() == letters ? 0 : 1)
        }.min { ($0.1, $0.2) < ($1.1, $1.2) }
        let limit = name.count < 4 ? 1 : max(2, name.count / 3)
        guard let best,
            best.1 <= limit || names.count(where: { $0.lowercased().hasPrefix(wanted) }) == 1
        else { return names.first { wanted.count > 2 && $0.lowercased().contains(wanted) } }
        return best.1 <= limit ? best.0 : names.first { $0.lowercased().hasPrefix(wanted) }
    }

    /// The end of a message about a name that is unknown: what was meant, or else all that there is.
    package static func hint(_ name: String, _ known: [String]) -> String {
        of(name, among: known).map { "; did you mean '\($0)'?" } ?? "; use \(known.joined(separator: ", "))"
    }

    /// Levenshtein's distance, with two neighbors in the wrong order as one slip.
    package static func distance(_ one: String, _ other: String) -> Int {
        let a = Array(one.utf8), b = Array(other.utf8)
        var before: [Int] = [], row = Array(0...b.count)
        for i in a.indices {
            var next = [i + 1]
            for j in b.indices {
                var value = min(next[j] + 1, row[j + 1] + 1, row[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { value = min(value, before[j - 1] + 1) }
                next.append(value)
            }
            (before, row) = (row, next)
        }
        return row[b.count]
    }
}
