import Foundation
import SystemSupport

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
        // Of 2.9 MB, JSONSerialization makes values in 240 ms, each time that a compiled widget is started.
        guard let catalog = try? JSONText.decoded(Catalog.self, from: catalog) else { return [] }
        return catalog.strings.sorted { $0.key < $1.key }.compactMap { key, entry in
            guard let localizations = entry.localizations else { return nil }
            let source = localizations[catalog.sourceLanguage ?? "en"]?.value
            return ManualString(key: key, table: table, arguments: arguments(of: key, source))
        }
    }

    /// Those that the key has, and the wording in the source language.
    static func arguments(of key: String, _ wording: CatalogLocalization?) -> [Argument] {
        var found: [Int: Argument] = [:]
        for text in [wording?.text ?? "", key] {
            for (specifier, position) in FormatScanner(text).specifiers {
                if let name = specifier.variableName {
                    let rule = wording?.substitutions[name]
                    found[rule?.argNum ?? position] = Argument(label: name, specifier: rule?.formatSpecifier ?? "lld")
                } else if found[position]?.label == nil {
                    let bare = specifier.conversion.drop { !$0.isLetter && $0 != "@" }
                    found[position] = Argument(label: specifier.label, specifier: String(bare))
                }
            }
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }
}

/// As much of a catalog as symbols are made of.
private struct Catalog: Decodable {
    struct Entry: Decodable {
        /// Nil for what Xcode has found in the code.
        var localizations: [String: Lenient<CatalogLocalization>]?

        private enum Key: String, CodingKey { case extractionState, localizations }

        init(from decoder: any Decoder) throws {
            guard let members = try? decoder.container(keyedBy: Key.self),
                (try? members.decode(String.self, forKey: .extractionState)) == "manual"
            else { return }
            localizations =
                (try? members.decode([String: Lenient<CatalogLocalization>].self, forKey: .localizations)) ?? [:]
        }
    }

    var sourceLanguage: String?
    var strings: [String: Entry]
}
