import Foundation
import Testing

/// The String Catalogs that the examples bring, as Xcode reads them.
@Suite struct ExampleStringsTests {
    static let examples = ["Weather", "Calendar", "Stocks", "Fitness", "Batteries", "Photos", "Music"]
    static let languages = ["ar", "de", "es", "fr", "ja"]

    private struct Catalog: Decodable {
        struct Entry: Decodable {
            struct Localization: Decodable {
                struct Unit: Decodable {
                    var state: String
                    var value: String
                }

                var stringUnit: Unit
            }

            var localizations: [String: Localization]?
            var shouldTranslate: Bool?
        }

        var sourceLanguage: String
        var strings: [String: Entry]
    }

    private func catalog(of example: String) throws -> Catalog {
        let file = ExampleCatalogTests.examples.appendingPathComponent("\(example)/Localizable.xcstrings")
        return try JSONDecoder().decode(Catalog.self, from: Data(contentsOf: file))
    }

    @Test("Every wording has a translation in each language", arguments: examples)
    func translations(example: String) throws {
        let catalog = try catalog(of: example)
        #expect(catalog.sourceLanguage == "en")
        for (key, entry) in catalog.strings where entry.shouldTranslate != false {
            for language in Self.languages {
                let unit = entry.localizations?[language]?.stringUnit
                #expect(unit?.state == "translated", "\(example): \(language) of \(key)")
            }
        }
    }

    @Test("A translation shows as many values as its wording", arguments: examples)
    func placeholders(example: String) throws {
        for (key, entry) in try catalog(of: example).strings {
            let count = key.components(separatedBy: "%").count
            for (language, localization) in entry.localizations ?? [:] {
                let value = localization.stringUnit.value
                #expect(value.components(separatedBy: "%").count == count, "\(example): \(language) of \(key)")
            }
        }
    }
}
