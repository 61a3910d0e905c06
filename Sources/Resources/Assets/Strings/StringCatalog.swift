import Foundation
import ICU

/// The strings of an `.xcstrings` file, by language and key.
struct StringCatalog {
    var sourceLanguage: String
    /// Keyed by language, then by key.
    var languages: [String: [String: LocalizedFormat]] = [:]

    /// nil when the data is valid JSON but not a catalog; throws when it is not valid JSON.
    ///
    /// - Parameter report: gets what is wrong with an entry, which is left out.
    init?(_ data: Data, report: (String) -> Void = { _ in }) throws {
        guard let json = try JSONSerialization.jsonObject(with: data) as? [String: Any],
            let strings = json["strings"] as? [String: Any]
        else { return nil }
        sourceLanguage = json["sourceLanguage"] as? String ?? "en"
        for (key, entry) in strings.sorted(by: { $0.key < $1.key }) {
            guard let entry = entry as? [String: Any] else {
                report("“\(key)” is not an object")
                continue
            }
            if let value = entry["localizations"], !(value is [String: Any]) {
                report("the localizations of “\(key)” are not an object")
            }
            let localizations = entry["localizations"] as? [String: Any] ?? [:]
            let source = (localizations[sourceLanguage] as? [String: Any]).flatMap(Self.text) ?? key
            let labels = ArgumentLabels(source)
            for (language, localization) in localizations {
                guard let json = localization as? [String: Any] else {
                    report("the \(language) of “\(key)” is not an object")
                    continue
                }
                guard let format = Self.format(json, labels) else { continue }
                languages[language, default: [:]][key] = format
            }
            // A key without a wording in the source language is its own wording.
            if languages[sourceLanguage]?[key] == nil {
                languages[sourceLanguage, default: [:]][key] = LocalizedFormat(labels.positional(key))
            }
        }
    }

    private static func format(_ json: [String: Any], _ labels: ArgumentLabels) -> LocalizedFormat? {
        if let choice = phoneVariation(json) { return format(choice, labels) }
        if let plural = pluralVariation(json, labels) {
            return LocalizedFormat("", variation: plural)
        }
        guard let text = stringUnit(json) else { return nil }
        return LocalizedFormat(labels.positional(text), substitutions: substitutions(in: json))
    }

    /// A wording of a language, whatever numbers it is for.
    private static func text(_ json: [String: Any]) -> String? {
        if let choice = phoneVariation(json) { return text(choice) }
        let plural = (json["variations"] as? [String: Any])?["plural"] as? [String: Any]
        return stringUnit(json) ?? (plural?["other"] as? [String: Any]).flatMap(stringUnit)
    }

    /// What a phone shows of a wording that differs by device.
    private static func phoneVariation(_ json: [String: Any]) -> [String: Any]? {
        guard let device = (json["variations"] as? [String: Any])?["device"] as? [String: Any] else { return nil }
        return (device["iphone"] ?? device["other"] ?? device.min { $0.key < $1.key }?.value) as? [String: Any]
    }

    private static func substitutions(in json: [String: Any]) -> [String: LocalizedFormat.Substitution] {
        (json["substitutions"] as? [String: Any] ?? [:]).compactMapValues { value in
            guard let rule = value as? [String: Any],
                let variation = pluralVariation(rule, ArgumentLabels())
            else { return nil }
            return LocalizedFormat.Substitution(
                variation: variation, argument: (rule["argNum"] as? Int).flatMap { $0 > 0 ? $0 : nil },
                specifier: rule["formatSpecifier"] as? String ?? "lld")
        }
    }

    private static func pluralVariation(_ json: [String: Any], _ labels: ArgumentLabels) -> PluralVariation? {
        let plural = (json["variations"] as? [String: Any])?["plural"] as? [String: Any]
        return plural.flatMap { cases in
            PluralVariation(
                cases.compactMapValues { ($0 as? [String: Any]).flatMap(stringUnit).map(labels.positional) })
        }
    }

    private static func stringUnit(_ json: [String: Any]) -> String? {
        (json["stringUnit"] as? [String: Any])?["value"] as? String
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
