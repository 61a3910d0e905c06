import Foundation
import PropertyLists

/// The plural entries of a `.stringsdict` file.
enum StringsDictionary {
    /// - Parameter report: gets what is wrong with an entry, which is left out.
    static func read(_ data: Data, report: (String) -> Void) throws -> [String: LocalizedFormat] {
        let entries = try PropertyList.dictionary(data)
        var formats: [String: LocalizedFormat] = [:]
        for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
            guard let entry = entry as? [String: Any] else { continue }
            if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
                formats[key] = widest(of: widths).map { LocalizedFormat($0) }
            } else if let format = entry["NSStringLocalizedFormatKey"] as? String {
                formats[key] = LocalizedFormat(format, substitutions: substitutions(in: entry))
            } else {
                report("“\(key)” has no NSStringLocalizedFormatKey")
            }
        }
        return formats
    }

    private static func substitutions(in entry: [String: Any]) -> [String: LocalizedFormat.Substitution] {
        entry.compactMapValues { value in
            guard let rule = value as? [String: String], let variation = PluralVariation(rule) else { return nil }
            return LocalizedFormat.Substitution(
                variation: variation, argument: nil, specifier: rule["NSStringFormatValueTypeKey"] ?? "d")
        }
    }

    private static func widest(of widths: [String: String]) -> String? {
        widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value
    }
}
