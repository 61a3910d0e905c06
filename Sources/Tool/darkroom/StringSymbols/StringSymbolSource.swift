import Assets
import Foundation
import SwiftText

/// The Swift file that Xcode would generate for a folder's string catalogs.
struct StringSymbolSource {
    /// A name that no widget's file has: two files of one module may not share theirs.
    static let fileName = "DarkroomGeneratedStringSymbols.swift"

    /// By their namespace, of which nil is first.
    private let symbols: [(namespace: String?, symbols: [StringSymbol])]

    /// - Parameter sources: the widget's files, which decide what is made: a catalog may have thousands of strings.
    init(folders: [String], sources: some Collection<SourceFile>) {
        self.init(
            ManualString.all(below: folders.map { URL(fileURLWithPath: $0, isDirectory: true) }), sources: sources)
    }

    init(_ strings: [ManualString], sources: some Collection<SourceFile>) {
        guard !strings.isEmpty else {
            symbols = []
            return
        }
        let used = Self.membersUsed(in: sources),
            declared = ExtensionMembers.statics(of: ["LocalizedStringResource"], in: sources)
        var found: [String?: [StringSymbol]] = [:]
        for string in strings {
            let symbol = StringSymbol(string), namespace = StringSymbol.namespace(string.table)
            guard used.contains(symbol.identifier), namespace != nil || !declared.contains(symbol.identifier),
                !found[namespace, default: []].contains(where: { $0.identifier == symbol.identifier })
            else { continue }
            found[namespace, default: []].append(symbol)
        }
        symbols = found.sorted { ($0.key ?? "") < ($1.key ?? "") }.map { ($0.key, $0.value) }
    }

    /// Nil where there is nothing to name.
    var text: String? {
        guard !symbols.isEmpty else { return nil }
        var lines = ["import Foundation", "nonisolated extension LocalizedStringResource {"]
        for (namespace, symbols) in symbols {
            let indent = namespace == nil ? "    " : "        "
            if let namespace { lines.append("    nonisolated enum \(namespace) {") }
            lines += symbols.map { indent + $0.declaration }
            if namespace != nil { lines.append("    }") }
        }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    /// The words behind a dot, in what strings interpolate too.
    private static func membersUsed(in sources: some Collection<SourceFile>) -> Set<String> {
        var names: Set<String> = []
        for file in sources {
            let bytes = file.bytes
            var next = 0
            while let dot = bytes[next...].firstIndex(of: UInt8(ascii: ".")) {
                next =
                    bytes[(dot + 1)...].firstIndex { !SourceFile.isWord($0) && $0 != UInt8(ascii: "`") } ?? bytes.count
                let word = bytes[(dot + 1)..<next].filter { $0 != UInt8(ascii: "`") }
                if !word.isEmpty { names.insert(String(decoding: word, as: UTF8.self)) }
            }
        }
        return names
    }
}
