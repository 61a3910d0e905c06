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
