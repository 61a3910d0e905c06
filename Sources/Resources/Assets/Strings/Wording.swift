/// What a string table has for a key in one language, before its numbers are known.
package struct Wording: Hashable, Sendable {
    let entry: LocalizedFormat
    let language: String

    /// The text, with the places of its values.
    package var format: String {
        entry.variation.map { $0.wording(for: 2, language: language) } ?? entry.format
    }

    /// Whether numbers choose between wordings.
    package var isPlural: Bool { entry.variation != nil || !entry.substitutions.isEmpty }

    /// - Parameter numbers: The value of each argument in order, nil for one that is no number.
    package func resolved(numbers: [Double?]) -> String { entry.resolved(numbers: numbers, language: language) }
}
