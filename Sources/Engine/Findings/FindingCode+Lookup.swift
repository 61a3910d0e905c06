import SystemSupport

extension FindingCode {
    /// What codes were called before, or are called in other words.
    private static let aliases: [String: FindingCode] = [
        "clipped-text": .textClipped, "left-out": .sourceLeftOut, "malformed-strings": .stringsMalformed,
        "missing-glyph": .glyphMissing, "missing-symbol": .symbolMissing, "truncated-text": .textTruncated,
        "text-small": .smallText, "text-overlapping": .overlappingText, "text-scaled": .scaledText,
        "unlocalised-text": .unlocalizedText
    ]

    /// The code that a user means: its name, or one that it had.
    package init?(typed name: String) {
        guard let code = FindingCode(named: name) ?? Self.aliases[name] else { return nil }
        self = code
    }

    /// The name that is most like one that there is not; nil where none shares a word with it, and none is near.
    package static func nearest(to name: String) -> FindingCode? {
        let candidates = all.map { ($0.name, $0) } + aliases.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        let words = Set(name.split(separator: "-"))
        guard let best = candidates.min(by: { a, b in score(a.0, name, words) < score(b.0, name, words) }),
            score(best.0, name, words) <= max(2, name.count / 3)
        else { return nil }
        return best.1
    }

    /// Lower is nearer: letters to change, less what whole words they share.
    private static func score(_ candidate: String, _ name: String, _ words: Set<Substring>) -> Int {
        let shared = words.intersection(candidate.split(separator: "-")).reduce(0) { $0 + $1.count }
        return NearestName.distance(candidate, name) - 2 * shared
    }
}
