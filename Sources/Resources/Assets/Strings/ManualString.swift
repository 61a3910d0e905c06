import Foundation

/// A string of a catalog that its developer manages by hand, for which Xcode makes a symbol.
package struct ManualString: Hashable, Sendable {
    /// What takes the place of one of its specifiers.
    package struct Argument: Hashable, Sendable {
        /// What it is called; nil where the catalog has no name for it.
        package var label: String?
        /// Length and conversion, such as `lld` or `@`.
        package var specifier: String
    }

    package var key: String
    /// The catalog's name without extension.
    package var table: String
    /// In their order.
    package var arguments: [Argument]

    package init(key: String, table: String = "Localizable", arguments: [Argument] = []) {
        (self.key, self.table, self.arguments) = (key, table, arguments)
    }

    /// Those of all catalogs below some folders, by table and key. What cannot be read has none.
    package static func all(below directories: [URL]) -> [ManualString] {
        StringFileIndex(directories: directories).catalogs.sorted { $0.key < $1.key }.flatMap { table, urls in
            // What the system reads of the bundle is no text of the code's.
            table == "InfoPlist" || table.hasSuffix("-InfoPlist")
                ? [] : urls.flatMap { (try? Data(contentsOf: $0)).map { strings(of: $0, table: table) } ?? [] }
        }
    }

    static func strings(of catalog: Data, table: String) -> [ManualString] {
        guard let json = try? JSONSerialization.jsonObject(with: catalog) as? [String: Any],
            let strings = json["strings"] as? [String: Any]
        else { return [] }
        let language = json["sourceLanguage"] as? String ?? "en"
        return strings.sorted { $0.key < $1.key }.compactMap { key, entry in
            guard let entry = entry as? [String: Any], entry["extractionState"] as? String == "manual" else {
                return nil
            }
            let localizations = entry["localizations"] as? [String: Any] ?? [:]
            return ManualString(
                key: key, table: table,
                arguments: arguments(of: key, localizations[language] as? [String: Any] ?? [:]))
        }
    }

    /// Those that the key has, and the wording in the source language.
    private static func arguments(of key: String, _ wording: [String: Any]) -> [Argument] {
        var found: [Int: Argument] = [:]
        let rules = wording["substitutions"] as? [String: Any] ?? [:]
        for text in [StringCatalog.text(wording) ?? "", key] {
            for (specifier, position) in FormatScanner(text).specifiers {
                if let name = specifier.variableName {
                    let rule = rules[name] as? [String: Any] ?? [:], number = rule["argNum"] as? Int
                    found[number ?? position] = Argument(
                        label: name, specifier: rule["formatSpecifier"] as? String ?? "lld")
                } else if found[position]?.label == nil {
                    let bare = specifier.conversion.drop { !$0.isLetter && $0 != "@" }
                    found[position] = Argument(label: specifier.label, specifier: String(bare))
                }
            }
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }
}
