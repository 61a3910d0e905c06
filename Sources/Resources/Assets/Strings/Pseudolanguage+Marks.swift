extension Pseudolanguage {
    /// Whether a wording in `text`, or all of it, has been changed, as `String(localized:)` changes it.
    package func marks(_ text: String) -> Bool {
        switch self {
        case .plain: return false
        case .bounded: return text.contains("[# ")
        case .rightToLeft: return text.unicodeScalars.contains("\u{200F}")
        case .accented: return text.contains(where: AccentedLetters.isAccented)
        case .doubleLength:
            // Two equal halves around a space.
            let characters = Array(text), half = characters.count / 2
            return characters.count % 2 == 1 && characters[half] == " "
                && characters[..<half] == characters[(half + 1)...]
        }
    }
}
