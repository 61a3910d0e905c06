import Foundation
import Testing

@testable import Assets

struct StringCatalogTests {
    /// Found by `Scripts/fuzz-readers`: arguments are counted from 1, and one before the first trapped.
    @Test(arguments: [0, -1, Int.min]) func argumentsThatAreNone(number: Int) throws {
        let json = """
            {"strings": {"a": {"localizations": {"en": {"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {"argNum":
            \(number), "variations": {"plural": {"other": {"stringUnit": {"value": "%arg turns"}}}}}}}}}}}
            """
        let catalog = try #require(try StringCatalog(Data(json.utf8)))
        #expect(catalog.languages["en"]?["a"]?.resolved(numbers: [2], language: "en") == "%1$lld turns")
    }

    @Test func whatIsOfAnotherShapeCostsItselfOnly() throws {
        let json = """
            {"sourceLanguage": "de", "strings": {
              "number": 5,
              "list": {"localizations": []},
              "language": {"localizations": {"de": 1, "en": {"stringUnit": {"value": "Language"}}}},
              "unit": {"localizations": {"de": {"stringUnit": "x"}}},
              "plural": {"localizations": {"de": {"variations": {"plural": {
                "one": 1, "other": {"stringUnit": {"value": "%lld Tage"}}}}}}},
              "device": {"localizations": {"de": {"variations": {"device": {
                "mac": {"stringUnit": {"value": "Mac"}}, "iphone": {"stringUnit": {"value": "iPhone"}}}}}}}
            }}
            """
        var problems: [String] = []
        let catalog = try #require(try StringCatalog(Data(json.utf8)) { problems.append($0) })
        #expect(
            problems == [
                "the de of “language” is not an object", "the localizations of “list” are not an object",
                "“number” is not an object"
            ])
        #expect(catalog.sourceLanguage == "de")
        #expect(catalog.languages["en"]?["language"]?.format == "Language")
        #expect(catalog.languages["de"]?["language"]?.format == "language")
        #expect(catalog.languages["de"]?["unit"]?.format == "unit")
        #expect(catalog.languages["de"]?["plural"]?.resolved(numbers: [1], language: "de") == "%lld Tage")
        #expect(catalog.languages["de"]?["device"]?.format == "iPhone")
    }

    @Test func whatIsNoCatalog() throws {
        #expect(try StringCatalog(Data("[]".utf8))?.sourceLanguage == nil)
        #expect(try StringCatalog(Data("{\"strings\": []}".utf8))?.sourceLanguage == nil)
        #expect(throws: (any Error).self) { try StringCatalog(Data("{\"strings\": {".utf8)) }
        let wide = try #require("{\"strings\": {\"a\": {}}}".data(using: .utf16))
        #expect(try StringCatalog(wide)?.languages["en"]?["a"]?.format == "a")
    }
}
