import Foundation

/// What becomes of a symbol that is used.
enum Coverage: String {
    case drawn
    case ignored = "accepted and ignored"
    case absent
}

/// Looks symbols up in the graph and in the source.
struct CoverageFinder {
    let graph: SymbolGraph
    /// The package.
    let root: URL

    /// The words by which a declaration's comment says that a picture does not show it.
    static let marker = "Accepted and ignored"

    func coverage(of symbol: UsedSymbol) -> Coverage {
        let found = candidates(symbol)
        guard !found.isEmpty else { return .absent }
        return found.allSatisfy(isIgnored) ? .ignored : .drawn
    }

    private func candidates(_ symbol: UsedSymbol) -> [PublicSymbol] {
        let parts = symbol.baseName.split(separator: ".").map(String.init), last = parts.last ?? symbol.baseName
        switch symbol.kind {
        case .type, .attribute:
            return graph.named(last).filter {
                Self.types.contains($0.kind) && $0.path.suffix(parts.count) == parts[...]
            }
        case .macro: return graph.named(last).filter { $0.kind == "swift.macro" }
        case .environment: return graph.named(last).filter { $0.path.dropLast().last == "EnvironmentValues" }
        case .member: return graph.named(last).filter { $0.path.dropLast().last == parts[0] }
        case .modifier:
            return graph.named(last).filter { $0.kind.hasSuffix("method") && $0.accepts(symbol.labels) }
        case .initializer:
            return graph.named("init").filter { $0.path.dropLast().last == last && $0.accepts(symbol.labels) }
        }
    }

    private static let types: Set<String> = [
        "swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.typealias", "swift.actor"
    ]

    /// A declaration that says so, or a modifier whose whole body is `self`.
    private func isIgnored(_ symbol: PublicSymbol) -> Bool {
        if symbol.documentation.contains(Self.marker) { return true }
        guard symbol.kind.hasSuffix("method"), let range = symbol.file.range(of: "/Sources/") else { return false }
        let path = root.appendingPathComponent("Sources/" + symbol.file[range.upperBound...])
        guard let lines = SourceLines.of(path), symbol.line < lines.count else { return false }
        // A declaration of several lines has its body after the last.
        let body = lines[symbol.line...].prefix(8).first { $0.contains("{") } ?? ""
        return body.hasSuffix("{ self }")
    }
}

/// The lines of source files, read once.
private enum SourceLines {
    private nonisolated(unsafe) static var known: [URL: [Substring]] = [:]
    private static let lock = NSLock()

    static func of(_ file: URL) -> [Substring]? {
        lock.withLock {
            if let lines = known[file] { return lines }
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            known[file] = lines
            return lines
        }
    }
}
