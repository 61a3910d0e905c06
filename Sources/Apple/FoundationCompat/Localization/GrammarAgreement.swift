import Foundation

/// Automatic grammar agreement, `^[\(3) apple](inflect: true)`, in English: the last word of a phrase follows its number.
/// Of other languages Foundation on Linux knows no forms of words; their phrases stay as they are.
package enum GrammarAgreement {
    /// A phrase's last word, and the form that its number asks for; nil where the word may stay.
    package static func lastWord(of phrase: String, in locale: Locale) -> (word: String, form: String)? {
        guard locale.language.languageCode == .english,
            let start = phrase.firstIndex(where: { $0.isASCII && $0.isNumber })
        else { return nil }
        let number = phrase[start...].prefix { $0.isNumber || $0 == "." || $0 == "," }
            .trimmingCharacters(in: .punctuationCharacters)
        let end = phrase.lastIndex { $0.isLetter }.map(phrase.index(after:)) ?? phrase.startIndex
        let word = String(phrase[..<end].reversed().prefix { $0.isLetter }.reversed())
        guard !word.isEmpty else { return nil }
        let form = number == "1" ? singular(word) : plural(word)
        return form == word ? nil : (word, form)
    }

    /// The plural of a noun, or the noun itself where it is one.
    static func plural(_ word: String) -> String {
        let noun = word.lowercased()
        if unchanging.contains(noun) || irregular.values.contains(noun) { return word }
        if let form = irregular[noun] { return inCase(of: word, form) }
        if isRegularPlural(noun) { return word }
        if sibilants.contains(where: noun.hasSuffix) || withES.contains(noun) { return word + inCase(of: word, "es") }
        if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
            return word.dropLast() + inCase(of: word, "ies")
        }
        return word + inCase(of: word, "s")
    }

    /// The singular of a noun, or the noun itself where it is one.
    static func singular(_ word: String) -> String {
        let noun = word.lowercased()
        if unchanging.contains(noun) { return word }
        if let form = irregular.first(where: { $0.value == noun })?.key { return inCase(of: word, form) }
        guard isRegularPlural(noun) else { return word }
        if noun.hasSuffix("ies"), noun.count > 4 { return word.dropLast(3) + inCase(of: word, "y") }
        let stem = noun.dropLast(2)
        let hasES = noun.hasSuffix("es") && (sibilants.contains { stem.hasSuffix($0) } || withES.contains(String(stem)))
        return String(word.dropLast(hasES ? 2 : 1))
    }

    /// As in *apples*, and not in *bus*, *class* or *analysis*.
    private static func isRegularPlural(_ noun: String) -> Bool {
        noun.count > 2 && noun.hasSuffix("s") && !["ss", "us", "is"].contains(where: noun.hasSuffix)
    }

    /// Letters as the word has them: all capitals, or the first, or none.
    private static func inCase(of word: String, _ form: String) -> String {
        if word.count > 1, word.allSatisfy(\.isUppercase) { return form.uppercased() }
        let isWhole = !["s", "es", "ies", "y"].contains(form)
        return isWhole && word.first?.isUppercase == true ? form.prefix(1).uppercased() + form.dropFirst() : form
    }

    private static let sibilants = ["s", "x", "z", "ch", "sh"]
    private static let withES: Set = ["echo", "hero", "potato", "tomato"]
    private static let unchanging: Set = [
        "aircraft", "deer", "fish", "moose", "news", "series", "sheep", "species"
    ]
    private static let irregular = [
        "calf": "calves", "child": "children", "foot": "feet", "goose": "geese", "half": "halves", "knife": "knives",
        "leaf": "leaves", "life": "lives", "loaf": "loaves", "man": "men", "mouse": "mice", "person": "people",
        "shelf": "shelves", "thief": "thieves", "tooth": "teeth", "wife": "wives", "wolf": "wolves", "woman": "women"
    ]
}
