import Foundation
import Testing

@testable import FoundationCompat

/// `^[3 apple](inflect: true)`, as Apple's "Automatic grammar agreement" writes it in English.
struct GrammarAgreementTests {
    private func inflected(_ phrase: String, _ locale: String = "en_US") -> String {
        let found = GrammarAgreement.lastWord(of: phrase, in: Locale(identifier: locale))
        return found.map { phrase.replacingOccurrences(of: $0.word, with: $0.form, options: .backwards) } ?? phrase
    }

    @Test(arguments: [
        ("3 apple", "3 apples"), ("1 apple", "1 apple"), ("0 apple", "0 apples"), ("1.5 mile", "1.5 miles"),
        ("2 new message", "2 new messages"), ("2 person", "2 people"), ("1 people", "1 person"), ("4 box", "4 boxes"),
        ("2 city", "2 cities"), ("2 day", "2 days"), ("3 watch", "3 watches"), ("2 Child", "2 Children"),
        ("3 apples", "3 apples"), ("apples: 1", "apple: 1"), ("1, apple", "1, apple"), ("1 cities", "1 city"),
        ("1 boxes", "1 box"), ("1 classes", "1 class"),
        ("2 bus", "2 buses"),
        ("2 sheep", "2 sheep"), ("1,234 step", "1,234 steps"), ("2 KILO", "2 KILOS"), ("2 tomato", "2 tomatoes"),
        ("2 leaf", "2 leaves"), ("apple", "apple"), ("12", "12"), ("", "")
    ])
    func wordsFollowTheirNumber(phrase: String, expected: String) { #expect(inflected(phrase) == expected) }

    @Test func otherLanguagesStay() { #expect(inflected("3 Apfel", "de_DE") == "3 Apfel") }

    @Test func marksAreRead() {
        #expect(
            InlineMarkdown("You have ^[2 new *message*](inflect: true).").spans == [
                .init(text: "You have "), .init(text: "2 new ", style: .inflected),
                .init(text: "message", style: [.inflected, .emphasized]), .init(text: ".")
            ])
        #expect(InlineMarkdown("^[a](rainbow: 'fun')").spans == [.init(text: "a")])
        #expect(InlineMarkdown("2^[1] ^ [a](b)").spans.first?.text == "2^[1] ^ ")
    }

    @Test func textsWithAttributesAgree() throws {
        let english = Locale(identifier: "en_US")
        let text = AttributedString(localized: "You have ^[\(2) new **message**](inflect: true).", locale: english)
        #expect(String(text.characters) == "You have 2 new messages.")
        #expect(text.runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
        let options = AttributedString.MarkdownParsingOptions(allowsExtendedAttributes: true, languageCode: "en")
        let marked = try AttributedString(markdown: "^[3 apple](inflect: true)", options: options)
        #expect(String(marked.characters) == "3 apples" && marked.runs.allSatisfy { $0.link == nil })
    }
}
