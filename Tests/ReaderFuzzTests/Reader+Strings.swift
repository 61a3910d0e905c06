import Foundation

@testable import Assets
@testable import FoundationCompat

extension Reader {
    static let strings: [Reader] = [
        Reader("strings", seeds: files(".strings") + utf16) { data in _ = try StringsFile.read(data) },
        Reader("stringsdict", seeds: files(".stringsdict")) { data in
            resolve(try StringsDictionary.read(data) { _ in })
        },
        Reader("xcstrings", texts: [stringCatalog]) { text in
            guard let catalog = try StringCatalog(Data(text.utf8)) else { return }
            for formats in catalog.languages.values { resolve(formats) }
        },
        Reader(
            "formats",
            texts: [
                "%@ has %2$lld of %1$@", "%#@turns@ and %arg", "%-+0#10.3lf%%", "%1$*d", "100 %", "%d\u{2063}%@",
                "\u{2063}\u{E0030}\u{2063}%d"
            ]
        ) { text in
            let format = LocalizedFormat(
                text,
                substitutions: [
                    "turns": .init(
                        variation: PluralVariation(["one": "%arg turn", "other": text])!, argument: nil,
                        specifier: "lld")
                ])
            _ = format.resolved(numbers: [1, nil, 3e30], language: "ar")
            _ = FormatScanner(text).map { $0.text(atPosition: $1) }
            _ = FormatString(text).pieces
            for language in Pseudolanguage.allCases { _ = language.apply(to: text, isFormat: true) }
            _ = PluralFormats.resolved(text, [1, 2.5])
        },
        Reader("locales", texts: ["de_DE", "zh-Hant-HK", "sr-Latn", "ar@numbers=latn", "en_US_POSIX"]) { text in
            _ = PluralVariation(["one": "1", "other": "2"])?.wording(for: 1, language: text)
            _ = Locale(identifier: text).language.languageCode
        }
    ]

    private static func resolve(_ formats: [String: LocalizedFormat]) {
        for format in formats.values {
            for numbers in [[], [0], [1, nil, 1e300], [.infinity, .nan]] as [[Double?]] {
                _ = format.resolved(numbers: numbers, language: "en")
            }
        }
    }

    private static let utf16: [Data] = ["\"a\" = \"\\U00e9b\"; /* c */ d = 'e'; // f\n"].flatMap { text in
        [
            text.data(using: .utf16LittleEndian)!, text.data(using: .utf16BigEndian)!, text.data(using: .utf16)!,
            Data(text.utf8)
        ]
    }

    private static let stringCatalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld turns": {"extractionState": "manual", "localizations":
        {"de": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld Zug"}}, "other":
        {"stringUnit": {"value": "%lld Züge"}}}}}, "en": {"stringUnit": {"value": "%#@a@ of %2$@"}, "substitutions": {"a":
        {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"other": {"stringUnit": {"value": "%arg turns"}}}}}}},
        "fr": {"variations": {"device": {"iphone": {"stringUnit": {"value": "a"}}, "other": {"stringUnit": {"value": "b"}}}}}}}}}
        """
}
