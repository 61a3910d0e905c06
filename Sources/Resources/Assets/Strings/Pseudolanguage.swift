import Foundation

/// A way to try an interface out before it is translated, as Xcode's scheme editor offers them: every localized
/// wording is changed, the values that are filled in stay as they are.
package enum Pseudolanguage: String, Hashable, Sendable, Codable, CaseIterable {
    /// No change.
    case plain = "none"
    /// Every wording twice, about what the longest translations take.
    case doubleLength = "double-length"
    /// Letters with marks above and below, which show where lines are too low.
    case accented
    /// `[# … #]` around every wording, which shows where one is cut or put together from parts.
    case bounded
    /// Wordings and views run from right to left.
    case rightToLeft = "right-to-left"

    /// What is shown in place of `wording`.
    ///
    /// A wording without a letter of its own, such as `%lld` or `·`, has nothing to translate and stays.
    /// - Parameter isFormat: whether percent signs begin the places of values.
    package func apply(to wording: String, isFormat: Bool) -> String {
        guard self != .plain, Self.hasLetters(wording, isFormat: isFormat) else { return wording }
        switch self {
        case .plain: return wording
        case .bounded: return "[# \(wording) #]"
        // A right-to-left mark makes the first strong character of the paragraph.
        case .rightToLeft: return "\u{200F}\(wording)"
        case .accented: return Self.mapOutsidePlaces(wording, isFormat: isFormat, AccentedLetters.accented)
        case .doubleLength:
            guard isFormat else { return "\(wording) \(wording)" }
            // With positions, both halves show the same values.
            let half = FormatScanner(wording).map { place, position in place.text(atPosition: position) }
            return "\(half) \(half)"
        }
    }

    private static func hasLetters(_ wording: String, isFormat: Bool) -> Bool {
        guard isFormat else { return wording.contains(where: \.isLetter) }
        return FormatScanner(wording).map { _, _ in "" }.contains(where: \.isLetter)
    }

    /// Changes what is neither the place of a value nor the destination of a Markdown link.
    private static func mapOutsidePlaces(
        _ wording: String, isFormat: Bool, _ change: (String) -> String
    ) -> String {
        // Places are set aside as a character that no wording has, since their conversions are letters too.
        var places: [String] = []
        let marked =
            isFormat
            ? FormatScanner(wording).map { place, position in
                places.append(place.text(atPosition: position))
                return "\0"
            }
            : wording
        let literals = marked.split(separator: "\0", omittingEmptySubsequences: false).map { literal in
            var result = "", rest = Substring(literal)
            while let link = rest.range(of: #"\]\([^)\s]*\)"#, options: .regularExpression) {
                result += change(String(rest[..<link.lowerBound])) + rest[link]
                rest = rest[link.upperBound...]
            }
            return result + change(String(rest))
        }
        return literals.indices.map { literals[$0] + (places.indices.contains($0) ? places[$0] : "") }.joined()
    }
}

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
