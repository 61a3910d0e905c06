import Foundation
import ICU

/// Puts the words for a number in the place of its digits.
enum SpelledOut {
    /// “three hours” for “3 hours”; `unit` is CLDR's name of what is counted. Text in which the number does not stand
    /// in digits stays.
    static func words(_ text: String, number: Double, unit: String, locale: String) -> String {
        guard let digits = NumberSkeleton.string(number, skeleton: "", locale: locale),
            let place = text.range(of: digits),
            let words = SpelledNumber.string(
                number, gender: SpelledNumber.gender(ofDuration: unit, locale: locale), locale: locale)
        else { return text }
        return text.replacingCharacters(in: place, with: words)
    }
}
