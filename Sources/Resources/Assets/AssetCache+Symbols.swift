import DisplayList
import Foundation

/// A symbol set of a catalog.
package enum AssetSymbol: Sendable {
    case file(SymbolFile)
    /// The set is there and its file cannot be read, which is one of the library's findings.
    case unreadable
}

extension AssetCache {
    /// The symbol set of that name; nil where there is none.
    mutating func symbol(named name: String) -> AssetSymbol? {
        if let known = symbolSets[name] { return known }
        let symbol = index.sets[.init(kind: .symbol, name: name)].map { readSymbol(in: $0) }
        symbolSets[name] = .some(symbol)
        return symbol
    }

    private mutating func readSymbol(in directory: URL) -> AssetSymbol {
        let entries = contents(of: directory)["symbols"] as? [[String: Any]] ?? []
        guard let filename = entries.lazy.compactMap({ $0["filename"] as? String }).first(where: { !$0.isEmpty }) else {
            report("no entry of “symbols” names a file", in: directory)
            return .unreadable
        }
        guard SetFile.staysInside(filename) else {
            report("\(SetFile.ReadError(name: filename))", in: directory)
            return .unreadable
        }
        let file = directory.appendingPathComponent(filename)
        do {
            return .file(try SymbolFile(contentsOf: file))
        } catch {
            add(SymbolFile.finding(error, in: index.displayPath(file)))
            return .unreadable
        }
    }
}
