import Foundation
import WidgetRenderer

/// A program's or a module's files, compiled together.
///
/// A target often holds files of its app that its widgets do not need, and its libraries do even more. Where such files
/// use what is not there, the others are compiled without them.
struct Compilation {
    let toolchain: Toolchain
    /// Where the files are written; the compiler runs there.
    let folder: String
    /// By path.
    let files: [String: String]
    /// The files as the user knows them, by path.
    let origins: [String: String]
    /// What the files import and is not there.
    let absent: AbsentModules
    /// What is compiled, for error messages.
    let name: String
    /// Whether every file may be left out, as of a library that serves its app too. Of the widget's own files only
    /// those may that import what is not there: all else is to be corrected.
    var mayDropAnyFile = false
    /// Takes what the compiler says.
    var report: (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }

    /// How often files are left out: each time the compiler may find more that need what has gone.
    private static let rounds = 8

    /// - Parameters:
    ///   - arguments: all but the files.
    ///   - hint: what else may help where the compiler finds errors, whose messages it takes.
    /// - Returns: what was left out.
    func run(_ arguments: [String], hint: (String) -> String? = { _ in nil }) throws -> [LeftOutFile] {
        for (path, text) in files {
            let file = "\(folder)/\(path)"
            try FileManager.default.createDirectory(
                atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        }
        var paths = files.keys.sorted(), leftOut: [LeftOutFile] = [], first: String?
        for _ in 0...Self.rounds {
            let (status, output) = try toolchain.run(arguments + paths, in: folder)
            let diagnostics = Diagnostics(stagingFolder: folder, origins: origins)
            if status == 0 {
                write(diagnostics.mapped(output))
                return leftOut
            }
            first = first ?? output
            let failing = diagnostics.firstErrors(output, in: paths)
            guard !failing.isEmpty, failing.keys.allSatisfy(mayGo) else { break }
            leftOut += failing.sorted { $0.key < $1.key }.map { path, error in
                LeftOutFile(path: origins[path] ?? path, modules: absent.byFile[path] ?? [], error: error)
            }
            paths.removeAll { failing[$0] != nil }
        }
        let diagnostics = Diagnostics(stagingFolder: folder, origins: origins), output = first ?? ""
        write(diagnostics.mapped(output))
        let failing = Set(diagnostics.firstErrors(output, in: Array(files.keys)).keys)
        let hints = [hint(output), absent.hint(failing: failing)].compactMap(\.self)
        throw CommandFailure(
            .sourceDidNotCompile,
            "\(name) did not compile; the compiler's messages are above" + hints.map { ". " + $0 }.joined())
    }

    /// Whether the program does not start in a file, and it may be left out.
    private func mayGo(_ path: String) -> Bool {
        (mayDropAnyFile || absent.byFile[path] != nil) && (path as NSString).lastPathComponent != "main.swift"
            && EntryPoints.lines(in: files[path] ?? "", certain: false).isEmpty
    }

    private func write(_ messages: String) {
        if !messages.isEmpty { report(messages) }
    }
}
