import Foundation

/// A public declaration as the compiler's symbol graph tells of it.
struct PublicSymbol {
    /// Such as `swift.method`.
    let kind: String
    /// Such as `View`, `frame(width:height:)`.
    let path: [String]
    let documentation: String
    let file: String
    /// From 0.
    let line: Int

    var baseName: String { String(path.last!.prefix { $0 != "(" }) }

    /// Of its parameters, `_` for none.
    var labels: [String] {
        guard let open = path.last!.firstIndex(of: "(") else { return [] }
        return path.last![open...].dropFirst().dropLast().split(separator: ":").map(String.init)
    }

    /// Whether a call with these labels can mean it: parameters may be left out, never reordered.
    func accepts(_ used: [String]?) -> Bool {
        guard let used else { return true }
        var rest = labels[...]
        return used.allSatisfy { label in
            guard let index = rest.firstIndex(of: label) else { return false }
            rest = rest[(index + 1)...]
            return true
        }
    }
}

/// The public symbols of the modules that widgets import, from what the compiler wrote beside them.
struct SymbolGraph {
    let symbols: [PublicSymbol]
    private let byName: [String: [PublicSymbol]]

    /// Reads the files that `swift symbolgraph-extract` wrote.
    init(folder: URL) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        symbols = try names.flatMap { name -> [PublicSymbol] in
            let data = try Data(contentsOf: folder.appendingPathComponent(name))
            return try JSONDecoder().decode(File.self, from: data).symbols.map(\.symbol)
        }
        byName = Dictionary(grouping: symbols, by: \.baseName)
    }

    func named(_ name: String) -> [PublicSymbol] { byName[name] ?? [] }

    private struct File: Decodable {
        struct Symbol: Decodable {
            struct Kind: Decodable { let identifier: String }
            struct Comment: Decodable {
                struct Line: Decodable { let text: String }
                let lines: [Line]
            }
            struct Location: Decodable {
                struct Position: Decodable { let line: Int }
                let uri: String
                let position: Position
            }

            let kind: Kind
            let pathComponents: [String]
            let docComment: Comment?
            let location: Location?

            var symbol: PublicSymbol {
                PublicSymbol(
                    kind: kind.identifier, path: pathComponents,
                    documentation: docComment?.lines.map(\.text).joined(separator: " ") ?? "",
                    file: location?.uri ?? "", line: location?.position.line ?? 0)
            }
        }

        let symbols: [Symbol]
    }
}
