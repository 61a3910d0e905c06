import Assets
import Foundation
import TestSupport
import Testing

@Suite struct PluralStringTests {
    private let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    private var table: StringTable { StringTable(directories: [sandbox.folder]) }

    private func writeDictionary(_ entries: [String: Any]) throws {
        let data = try PropertyListSerialization.data(fromPropertyList: entries, format: .xml, options: 0)
        try sandbox.write("en.lproj/Localizable.stringsdict", data)
    }

    private func rule(_ cases: [String: String], type: String = "d") -> [String: String] {
        let type = ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": type]
        return cases.merging(type) { first, _ in first }
    }

    @Test func stringsdictChoosesByNumberAndWinsOverStrings() throws {
        try writeDictionary([
            "%d coins": [
                "NSStringLocalizedFormatKey": "%#@coins@ left",
                "coins": rule(["zero": "no coins", "one": "%d coin", "other": "%d coins"])
            ] as [String: Any]
        ])
        try sandbox.write("en.lproj/Localizable.strings", #""%d coins" = "wrong";"#)
        let table = table
        #expect(table.localized("%d coins", languages: ["en"], numbers: [0]) == "no coins left")
        #expect(table.localized("%d coins", languages: ["en"], numbers: [1]) == "%1$d coin left")
        #expect(table.localized("%d coins", languages: ["en"], numbers: [5]) == "%1$d coins left")
    }

    @Test func everyVariableCountsItsOwnArgument() throws {
        try writeDictionary([
            "k": [
                "NSStringLocalizedFormatKey": "%@: %#@a@ and %3$#@b@, 100%%",
                "a": rule(["one": "%d apple", "other": "%d apples"]),
                "b": rule(["one": "%ld pear", "other": "%ld pears"])
            ] as [String: Any]
        ])
        #expect(
            table.localized("k", languages: ["en"], numbers: [nil, 1, 2])
                == "%1$@: %2$d apple and %3$ld pears, 100%%")
    }

    @Test func stringCatalogueHoldsWordingsPluralsAndSubstitutions() throws {
        try sandbox.write(
            "Localizable.xcstrings",
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
              "%lld items": {"localizations": {"de": {"variations": {"plural": {
                "one": {"stringUnit": {"value": "%lld Ding"}}, "other": {"stringUnit": {"value": "%lld Dinge"}}}}}}},
              "both": {"localizations": {"de": {"stringUnit": {"value": "%@ hat %#@n@"}, "substitutions": {
                "n": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                  "one": {"stringUnit": {"value": "%arg Ei"}}, "other": {"stringUnit": {"value": "%arg Eier"}}}}}}}}},
              "device": {"localizations": {"de": {"variations": {"device": {
                "iphone": {"stringUnit": {"value": "Tippen"}}, "mac": {"stringUnit": {"value": "Klicken"}}}}}}}
            }}
            """)
        let table = table
        #expect(table.localized("Hello", languages: ["de-AT"]) == "Hallo")
        #expect(table.localized("Hello", languages: ["fr"]) == "Hello")
        #expect(table.localized("%lld items", languages: ["de"], numbers: [1]) == "%lld Ding")
        #expect(table.localized("%lld items", languages: ["de"], numbers: [3]) == "%lld Dinge")
        #expect(table.localized("both", languages: ["de"], numbers: [nil, 1]) == "%1$@ hat %2$lld Ei")
        #expect(table.localized("device", languages: ["de"]) == "Tippen")
        #expect(table.findings.isEmpty)
    }

    /// Samples of Unicode CLDR's plural rules chart: the category of 0, 1, 2, 3, 5, 11, 21, 1.5 and 1000000.
    @Test(arguments: [
        ("en", "other one other other other other other other other"),
        ("fr", "one one other other other other other one many"),
        ("pt", "one one other other other other other one many"),
        ("pt-PT", "other one other other other other other other many"),
        ("es", "other one other other other other other other many"),
        ("da", "other one other other other other other one other"),
        ("hi", "one one other other other other other other other"),
        ("ja", "other other other other other other other other other"),
        ("ru", "many one few few many many one other many"),
        ("pl", "many one few few many many many other many"),
        ("cs", "other one few few other other other many other"),
        ("hr", "other one few few other other one other other"),
        ("sl", "other one two few other other other few other"),
        ("lt", "other one few few few other one many other"),
        ("lv", "zero one other other other zero one other zero"),
        ("ro", "few one few few few few other few other"),
        ("ar", "zero one two few few many many other other"),
        ("he", "other one two other other other other other other"),
        ("ga", "other one two few few other other other other"),
        ("cy", "zero one two few other other other other other"),
        ("tr", "other one other other other other other other other")
    ])
    func pluralRulesFollowCLDR(language: String, expected: String) throws {
        let names = ["zero", "one", "two", "few", "many", "other"]
        // "zero" is left out of languages without it, since an explicit zero serves every language.
        let cases = names.filter { $0 != "zero" || expected.contains("zero") }
            .map { #""\#($0)": {"stringUnit": {"value": "\#($0)"}}"# }.joined(separator: ", ")
        try sandbox.write(
            "Localizable.xcstrings",
            """
            {"strings": {"k": {"localizations": {"\(language)": {"variations": {"plural": {\(cases)}}}}}}}
            """)
        let table = table
        let found = [0, 1, 2, 3, 5, 11, 21, 1.5, 1_000_000].map {
            table.localized("k", languages: [language], numbers: [$0]) ?? "nil"
        }
        #expect(found.joined(separator: " ") == expected)
    }
}
