/// The letters that the accented pseudo-language writes: each still reads as the one it replaces, and is taller,
/// deeper or both. All of them are in Latin-1 Supplement or Latin Extended-A, which every Latin face has.
enum AccentedLetters {
    private static let letters: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip(
            "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz",
            "ÅåBbÇçĎđÉéFfĢğĤĥÎîĴĵĶķĽłMmÑñÖøPpQqŘŗŠşŢťÛûVvŴŵXxÝÿŽž"))

    private static let changed = Set(letters.filter { $0.key != $0.value }.values)

    /// Whether the pseudo-language writes the letter, and plain wordings of English do not.
    static func isAccented(_ letter: Character) -> Bool { changed.contains(letter) }

    static func accented(_ text: String) -> String { String(text.map { letters[$0] ?? $0 }) }
}
