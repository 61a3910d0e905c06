import Foundation
import WidgetRenderer

/// A program's or a module's files, compiled together.
///
/// A target often holds files of its app that its widgets do not need, and its libraries do even more. Where
/// declarations in such files use what is not there, the others are compiled without them.
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
    /// Whether a file may be left out for any error, as those of a library and of the app may, which do more than the
    /// widget needs. Of the widget's own files only those may that import what is not there: all else is to be
    /// corrected.
    var isOptional: (String) -> Bool = { _ in false }
    /// Whether anything may be left out at all.
    var mayDrop = true
    /// Takes what the compiler says.
    var report: (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }

    /// How often something is left out: each time the compiler may find more that needs what has gone.
    private static let rounds = 12

    /// - Parameters:
    ///   - arguments: all but the files.
    ///   - hint: what else may help where the compiler finds errors, whose messages it takes.
    /// - Returns: what was left out.
    func run(_ arguments: [String], hint: (String) -> String? = { _ in nil }) throws -> [LeftOutFile] {
        for (path, text) in files { try write(text, path) }
        let diagnostics = Diagnostics(stagingFolder: folder, origins: origins)
        var texts = files, leftOut: [LeftOutFile] = [], first: String?
        for _ in 0...(mayDrop ? Self.rounds : 0) {
            let (status, output) = try toolchain.run(arguments + texts.keys.sorted(), in: folder)
            if status == 0 {
                report(messages: diagnostics.mapped(output))
                return leftOut
            }
            first = first ?? output
            let failing = diagnostics.errors(output, in: Array(texts.keys))
            guard mayDrop, !failing.isEmpty, failing.keys.allSatisfy(mayGo) else { break }
            for (path, errors) in failing.sorted(by: { $0.key < $1.key }) {
                let (rest, gone) = without(errors, path, texts[path] ?? "")
                texts[path] = rest
                leftOut += gone
                if let rest { try write(rest, path) }
            }
        }
        let output = first ?? ""
        report(messages: diagnostics.mapped(output))
        let failing = Set(diagnostics.errors(output, in: Array(files.keys)).keys)
        let hints = [hint(output), absent.hint(failing: failing)].compactMap(\.self)
        throw CommandFailure(
            .sourceDidNotCompile,
            "\(name) did not compile; the compiler's messages are above" + hints.map { ". " + $0 }.joined())
    }

    /// A file without the declarations that have errors; nil in its place where they lie outside of all.
    private func without(
        _ errors: [(line: Int, message: String)], _ path: String, _ text: String
    ) -> (rest: String?, gone: [LeftOutFile]) {
        let origin = origins[path] ?? path, modules = absent.byFile[path] ?? []
        let declarations = SourceDeclarations(text)
        var gone: [SourceDeclarations.Declaration: String] = [:]
        for error in errors {
            guard let found = declarations.innermost(at: error.line - 1) else {
                return (nil, [LeftOutFile(path: origin, modules: modules, error: error.message)])
            }
            gone[found] = gone[found] ?? error.message
        }
        let ordered = gone.sorted { $0.key.lines.lowerBound < $1.key.lines.lowerBound }
        return (
            declarations.leavingOut(gone.keys),
            ordered.map { declaration, error in
                LeftOutFile(
                    path: origin, modules: modules, error: error, declaration: declaration.title,
                    line: declaration.lines.lowerBound + 1)
            })
    }

    /// Whether the program does not start in a file, and it may be left out.
    private func mayGo(_ path: String) -> Bool {
        (isOptional(path) || absent.byFile[path] != nil) && (path as NSString).lastPathComponent != "main.swift"
            && EntryPoints.lines(in: files[path] ?? "", certain: false).isEmpty
    }

    private func write(_ text: String, _ path: String) throws {
        let file = "\(folder)/\(path)"
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }

    private func report(messages: String) {
        if !messages.isEmpty { report(messages) }
    }
}
