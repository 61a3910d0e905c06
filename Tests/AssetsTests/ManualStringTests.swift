import Foundation
import Testing

@testable import Assets

struct ManualStringTests {
    private static let catalog = """
        {"sourceLanguage": "en", "version": "1.1", "strings": {
          "extracted": {},
          "plain": {"extractionState": "manual"},
          "order": {"extractionState": "manual", "localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "%(count)lld of %(name)@"}},
            "de": {"stringUnit": {"state": "translated", "value": "%(name)@: %(count)lld"}}}},
          "%@ has %lld": {"extractionState": "manual"},
          "turns": {"extractionState": "manual", "localizations": {"en": {
            "stringUnit": {"value": "%#@turns@ by %2$@"},
            "substitutions": {"turns": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "%arg turn"}}, "other": {"stringUnit": {"value": "%arg turns"}}}}}}}}},
          "days": {"extractionState": "manual", "localizations": {"en": {"variations": {"plural": {
              "one": {"stringUnit": {"value": "%lld day"}}, "other": {"stringUnit": {"value": "%lld days"}}}}}}}
        }}
        """

    @Test func theirArgumentsAreThoseOfTheSourceLanguage() {
        let strings = ManualString.strings(of: Data(Self.catalog.utf8), table: "Localizable")
        func arguments(_ key: String) -> [String]? {
            strings.first { $0.key == key }?.arguments.map { "\($0.label ?? "_") \($0.specifier)" }
        }
        #expect(strings.count == 5)
        #expect(arguments("plain") == [])
        #expect(arguments("order") == ["count lld", "name @"])
        #expect(arguments("%@ has %lld") == ["_ @", "_ lld"])
        #expect(arguments("turns") == ["turns lld", "_ @"])
        #expect(arguments("days") == ["_ lld"])
    }

    @Test func translationsHaveNamedArgumentsInTheirOwnOrder() throws {
        let catalog = try #require(try StringCatalog(Data(Self.catalog.utf8)))
        #expect(catalog.languages["en"]?["order"]?.format == "%1$lld of %2$@")
        #expect(catalog.languages["de"]?["order"]?.format == "%2$@: %1$lld")
    }

    @Test func whatIsNoCatalogHasNone() {
        #expect(ManualString.strings(of: Data("[]".utf8), table: "Localizable").isEmpty)
        #expect(ManualString.all(below: [URL(fileURLWithPath: "/nowhere", isDirectory: true)]).isEmpty)
    }
}
