extension FindingCode {
    /// What codes were called before, or are called in other words.
    private static let aliases: [String: FindingCode] = [
        "clipped-text": .textClipped, "left-out": .sourceLeftOut, "malformed-strings": .stringsMalformed,
        "missing-glyph": .glyphMissing, "missing-symbol": .symbolMissing, "truncated-text": .textTruncated,
        "text-small": .smallText, "text-overlapping": .overlappingText, "text-scaled": .scaledText,
    ]

    /// The code that a user means: its name, or one that it had.
    package init?(typed name: String) {
        guard let code = FindingCode(named: name) ?? Self.aliases[name] else { return nil }
        self = code
    }

    /// The name that is most like one that there is not.
    package static func nearest(to name: String) -> FindingCode? {
        let candidates = all.map { ($0.name, $0) } + aliases.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        let words = Set(name.split(separator: "-"))
        return candidates.min { a, b in score(a.0, name, words) < score(b.0, name, words) }?.1
    }

    /// Lower is nearer: letters to change, less what whole words they share.
    private static func score(_ candidate: String, _ name: String, _ words: Set<Substring>) -> Int {
        let shared = words.intersection(candidate.split(separator: "-")).reduce(0) { $0 + $1.count }
        return distance(candidate, name) - 2 * shared
    }

    /// Levenshtein's distance.
    private static func distance(_ one: String, _ other: String) -> Int {
        let letters = Array(other.utf8)
        var row = Array(0...letters.count)
        for (i, letter) in one.utf8.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for j in letters.indices {
                let next = min(row[j] + 1, row[j + 1] + 1, diagonal + (letters[j] == letter ? 0 : 1))
                (diagonal, row[j + 1]) = (row[j + 1], next)
            }
        }
        return row[letters.count]
    }
}
