import Findings

/// What changed about one view, in words.
package struct ViewChange: Hashable, Sendable, Codable {
    /// The whole sentence: `PodiumStep › Image "Oren": 40 × 40 → 38 × 38, moved by (1, 2)`.
    package var text: String
    /// The views around it and its own, the outermost first; empty where it is about the whole picture.
    package var view: [String]
    /// Where the view is written, as far as that is known.
    package var source: SourcePlace?

    package init(_ text: String, view: [String] = [], source: SourcePlace? = nil) {
        (self.text, self.view, self.source) = (text, view, source)
    }

    /// The sentences of the first changes, and how many more there are.
    package static func summary(of changes: [ViewChange], limit: Int = 5) -> [String] {
        let rest = changes.count - limit
        return changes.prefix(limit).map(\.text) + (rest > 0 ? ["and \(rest) more"] : [])
    }
}
