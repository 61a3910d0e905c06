import Foundation
import ICU
import SystemSupport

/// The strings of an `.xcstrings` file, by language and key.
struct StringCatalog {
    var sourceLanguage: String
    /// Keyed by language, then by key.
    var languages: [String: [String: LocalizedFormat]] = [:]

    /// nil when the data is valid JSON but not a catalog; throws when it is not valid JSON.
    ///
    /// - Parameter report: gets what is wrong with an entry, which is left out.
    init?(_ data: Data, report: (String) -> Void = { _ in }) throws {
        guard let file = try Self.file(data), let strings = file.strings?.value else { return nil }
        sourceLanguage = file.sourceLanguage?.value ?? "en"
        for (key, entry) in strings.sorted(by: { $0.key < $1.key }) {
            guard let entry = entry.value else {
                report("“\(key)” is not an object")
                continue
            }
            if let localizations = entry.localizations, localizations.value == nil {
                report("the localizations of “\(key)” are not an object")
            }
            let localizations = entry.localizations?.value ?? [:]
            let labels = ArgumentLabels(localizations[sourceLanguage]?.value?.text ?? key)
            for (language, localization) in localizations {
                guard let localization = localization.value else {
                    report("the \(language) of “\(key)” is not an object")
                    continue
                }
                guard let format = Self.format(localization, labels) else { continue }
                languages[language, default: [:]][key] = format
            }
            // A key without a wording in the source language is its own wording.
            if languages[sourceLanguage]?[key] == nil {
                languages[sourceLanguage, default: [:]][key] = LocalizedFormat(labels.positional(key))
            }
        }
    }

    private struct File: Decodable {
        struct Entry: Decodable { var localizations: Lenient<[String: Lenient<CatalogLocalization>]>? }

        var sourceLanguage: Lenient<String>?
        var strings: Lenient<[String: Lenient<Entry>]>?
    }

    private static func file(_ data: Data) throws -> File? {
        do {
            // Of 2.9 MB, JSONSerialization makes values in 240 ms, in each process that draws.
            return try JSONText.decoded(File.self, from: data)
        } catch {
            // It tells the line of what is wrong, and reads other encodings.
            let json = try JSONSerialization.jsonObject(with: data)
            return JSONSerialization.isValidJSONObject(json)
                ? try? JSONText.decoded(File.self, from: JSONSerialization.data(withJSONObject: json)) : nil
        }
    }

    private static func format(_ localization: CatalogLocalization, _ labels: ArgumentLabels) -> LocalizedFormat? {
        if let phone = localization.phone { return format(phone, labels) }
        if let plural = localization.plural { return LocalizedFormat("", variation: plural.mapped(labels.positional)) }
        return localization.unit.map {
            LocalizedFormat(
                labels.positional($0),
                substitutions: localization.substitutions.compactMapValues(LocalizedFormat.Substitution.init))
        }
    }
}

extension LocalizedFormat.Substitution {
    /// Nil without any wording.
    fileprivate init?(_ rule: CatalogLocalization.Substitution) {
        guard let variation = rule.variations?.value.flatMap({ PluralVariation($0) }) else { return nil }
        self.init(
            variation: variation, argument: rule.argNum.flatMap { $0 > 0 ? $0 : nil },
            specifier: rule.formatSpecifier ?? "lld")
    }
}

/// Which arguments of a string have names, as in `%(count)lld`: translations have them in an order of their own.
struct ArgumentLabels {
    private var positions: [String: Int] = [:]

    init() {}

    /// - Parameter source: the wording in the language that the code is written in.
    init(_ source: String) {
        guard source.contains("%(") || source.contains("$(") else { return }
        for (specifier, position) in FormatScanner(source).specifiers {
            if let label = specifier.label, positions[label] == nil { positions[label] = position }
        }
    }

    /// A wording whose arguments are told by their positions.
    func positional(_ text: String) -> String {
        guard !positions.isEmpty else { return text }
        return FormatScanner(text).map { specifier, position in
            specifier.text(atPosition: specifier.label.flatMap { positions[$0] } ?? position)
        }
    }
}

/// The wordings of one number in a language, by category.
struct PluralVariation: Hashable {
    private var wordings: [PluralCategory: String]

    /// nil without any wording. Unknown categories are ignored.
    init?(_ strings: [String: String]) {
        wordings = [:]
        for (name, wording) in strings {
            if let category = PluralCategory(rawValue: name) { wordings[category] = wording }
        }
        if wordings.isEmpty { return nil }
    }

    /// Those of a catalog; nil where it has none by number.
    init?(_ variations: CatalogLocalization.Variations) {
        self.init((variations.plural ?? [:]).compactMapValues { $0.value?.unit })
    }

    /// The same with other wordings.
    func mapped(_ change: (String) -> String) -> PluralVariation {
        var result = self
        result.wordings = wordings.mapValues(change)
        return result
    }

    /// The wording for `value`: an explicit `zero` for 0 in every language, as Foundation does, else the
    /// language's category, else `other`, else whatever there is, in the order of the categories.
    func wording(for value: Double, language: String) -> String {
        if value == 0, let zero = wordings[.zero] { return zero }
        let category = PluralCategory(rawValue: PluralRules.category(of: value, language: language)) ?? .other
        return wordings[category] ?? wordings[.other]
            ?? PluralCategory.allCases.lazy.compactMap { wordings[$0] }.first ?? ""
    }
}

/// CLDR's categories of number, as string files name them.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
    case zero, one, two, few, many, other
}

/// What a string table has for a key in one language, before its numbers are known.
package struct Wording: Hashable, Sendable {
    let entry: LocalizedFormat
    let language: String

    /// The text, with the places of its values.
    package var format: String {
        entry.variation.map { $0.wording(for: 2, language: language) } ?? entry.format
    }

    /// Whether numbers choose between wordings.
    package var isPlural: Bool { entry.variation != nil || !entry.substitutions.isEmpty }

    /// - Parameter numbers: The value of each argument in order, nil for one that is not a number.
    package func resolved(numbers: [Double?]) -> String { entry.resolved(numbers: numbers, language: language) }
}
