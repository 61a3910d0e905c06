import Findings
import Foundation
import Launch
import ProcessContext
import Synchronization

/// The user's own drawings of system symbols: a folder of `<symbol name>.svg`.
package final class SymbolFolder: Sendable {
    /// The context's.
    package static var current: SymbolFolder? { ProcessContext.current.symbols }

    package enum Drawing: Sendable {
        case file(SymbolFile)
        case unreadable(Finding)
    }

    private let directory: URL
    private let drawings = Mutex<[String: Drawing?]>([:])

    package init(_ directory: URL) { self.directory = directory }

    /// The names of the symbols in the folder, sorted.
    package static func names(in directory: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: directory.path)
            .filter { $0.hasSuffix(".svg") && !$0.hasPrefix(".") }.map { String($0.dropLast(4)) }.sorted()
    }

    package func drawing(named name: String) -> Drawing? {
        // A name is not a path.
        guard !name.contains("/") else { return nil }
        return drawings.withLock { drawings in
            if let known = drawings[name] { return known }
            let drawing = read(name)
            drawings[name] = .some(drawing)
            return drawing
        }
    }

    private func read(_ name: String) -> Drawing? {
        let file = directory.appendingPathComponent(name + ".svg")
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            return .file(try SymbolFile(contentsOf: file))
        } catch {
            return .unreadable(SymbolFile.finding(error, in: "\(directory.lastPathComponent)/\(name).svg"))
        }
    }
}

extension ProcessContext {
    private enum SymbolsKey: ContextKey {
        static func makeValue(in context: ProcessContext) -> SymbolFolder? {
            context.launch.symbols.map { SymbolFolder(URL(fileURLWithPath: $0, isDirectory: true)) }
        }
    }

    /// The user's drawings that count in this process; nil for none.
    package var symbols: SymbolFolder? {
        get { self[SymbolsKey.self] }
        set { self[SymbolsKey.self] = newValue }
    }
}
