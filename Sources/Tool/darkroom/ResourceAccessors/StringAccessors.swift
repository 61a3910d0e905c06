import Assets
import Foundation

/// A type with a member for each string of a target's tables: `DesignStrings.Home.title`, and a function for each that
/// takes arguments.
struct StringAccessors {
    let typeName: String
    private let tables: [(name: String, tree: AccessorTree<ManualString>)]

    init(prefix: String, folders: [String]) {
        typeName = "\(prefix)Strings"
        let urls = folders.map { URL(fileURLWithPath: $0, isDirectory: true) }
        let strings = ManualString.listed(below: urls) + ManualString.all(below: urls)
        tables = Dictionary(grouping: strings, by: \.table).sorted { $0.key < $1.key }.map { table, strings in
            var tree = AccessorTree<ManualString>()
            for string in strings { tree.add(string.key.split(separator: ".")[...], string) }
            return (table, tree)
        }
    }

    /// Nil where there is nothing to name.
    var text: String? {
        guard !tables.isEmpty else { return nil }
        let members = AccessorTree.lines(of: tables, declaration)
        return (["import Foundation", "", "public nonisolated enum \(typeName) {"] + members + ["}", lookup])
            .joined(separator: "\n")
    }

    private func declaration(_ name: String, _ string: ManualString) -> String {
        let place = "\(SwiftName.literal(string.table)), \(SwiftName.literal(string.key))",
            name = SwiftName.quoted(name)
        guard !string.arguments.isEmpty else { return "public static var \(name): String { \(typeName).tr(\(place)) }" }
        let types = string.arguments.map { Self.type($0.specifier) }
        let parameters = types.enumerated().map { "_ p\($0 + 1): \($1)" }
        let values = types.enumerated().map { $1 == "Any" ? "String(describing: p\($0 + 1))" : "p\($0 + 1)" }
        return "public static func \(name)(\(parameters.joined(separator: ", "))) -> String { "
            + "\(typeName).tr(\(place), \(values.joined(separator: ", "))) }"
    }

    private static func type(_ specifier: String) -> String {
        switch specifier.last {
        case "d", "i", "u", "x", "X", "o": "Int"
        case "f", "e", "g", "a", "F", "E", "G", "A": "Float"
        case "c", "C": "CChar"
        default: "Any"
        }
    }

    private var lookup: String {
        """

        nonisolated extension \(typeName) {
            fileprivate static func tr(_ table: String, _ key: String, _ arguments: any CVarArg...) -> String {
                let format = Bundle.main.localizedString(forKey: key, value: nil, table: table)
                return arguments.isEmpty ? format : String(format: format, locale: Locale.current, arguments: arguments)
            }
        }

        """
    }
}
