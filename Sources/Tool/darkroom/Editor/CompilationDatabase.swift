import Foundation
import RenderCoordinator
import SystemSupport

/// `compile_commands.json`: how each file is compiled, as language servers read it.
struct CompilationDatabase {
    static let fileName = "compile_commands.json"

    struct Entry: Codable, Hashable {
        /// What relative paths are about.
        var directory: String
        /// Absolute.
        var file: String
        /// The compiler first.
        var arguments: [String]
    }

    enum Outcome: String, Encodable, Sendable {
        case written, unchanged, removed, absent
    }

    /// Absolute, in the folder that the editor opens.
    let path: String

    init(in folder: String) { path = folder.appendingPath(Self.fileName) }

    /// Writes the entries, the first of each file.
    ///
    /// - Parameter replaces: whether a file that somebody else has written is replaced.
    /// - Throws: `CommandFailure` for such a file otherwise, and where the folder cannot be written.
    func write(_ entries: [Entry], replacing replaces: Bool) throws -> Outcome {
        var seen: Set<String> = []
        let encoder = JSONEncoder.forFiles
        let data = try encoder.encode(entries.filter { seen.insert($0.file).inserted }) + [UInt8(ascii: "\n")]
        if let known = FileManager.default.contents(atPath: path) {
            if known == data { return .unchanged }
            if !replaces { try checkOwner(known) }
        }
        do {
            try AtomicFile.write(data, to: path)
        } catch let error as FileError {
            throw CommandFailure(
                .usage, "\(error); choose a writable folder: darkroom editor <path> --output <folder>")
        }
        return .written
    }

    /// - Throws: `CommandFailure` where somebody else has written it.
    func remove(replacing replaces: Bool) throws -> Outcome {
        guard let known = FileManager.default.contents(atPath: path) else { return .absent }
        if !replaces { try checkOwner(known) }
        try FileManager.default.removeItem(atPath: path)
        return .removed
    }

    /// Whether it is there and darkroom wrote it.
    var isOurs: Bool { FileManager.default.contents(atPath: path).map(Self.isOurs) ?? false }

    private static func isOurs(_ data: Data) -> Bool {
        let entries = try? JSONDecoder().decode([Entry].self, from: data)
        return entries?.allSatisfy(\.isOurs) ?? false
    }

    private func checkOwner(_ data: Data) throws {
        guard !Self.isOurs(data) else { return }
        throw CommandFailure(
            .usage,
            "\(path): this file was not written by darkroom, so it isn't overwritten; write to another folder with "
                + "--output <folder>, or replace it with --force")
    }
}

extension CompilationDatabase.Entry {
    /// Whether darkroom wrote it: nobody else loads its plugin.
    fileprivate var isOurs: Bool { arguments.contains { $0.hasSuffix(CompilerArguments.pluginSuffix) } }
}
