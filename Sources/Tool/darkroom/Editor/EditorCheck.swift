import Foundation
import SystemSupport

/// What the editor is going to say of sources: the compiler is asked with the same arguments.
struct EditorCheck {
    struct Diagnostic: Hashable, Encodable, Sendable {
        enum Severity: String, Encodable, Sendable {
            case error, warning
        }

        /// Absolute.
        var file: String
        /// From 1.
        var line: Int
        /// From 1, in bytes.
        var column: Int
        var severity: Severity
        var message: String
    }

    let toolchain: Toolchain
    /// Where the compiler runs, and may write.
    let folder: String

    /// - Returns: by file; nothing for those over which the compiler crashes.
    /// - Throws: `CommandFailure` where the compiler cannot be started.
    func diagnostics(_ module: EditorUnit.OwnModule) throws -> [String: [Diagnostic]] {
        let answer = try toolchain.run(["-typecheck"] + module.words + module.files, in: folder, writing: [folder])
        let found = Self.parsed(answer.text)
        guard answer.isSuccess || found.contains(where: { $0.severity == .error }) else { return [:] }
        return module.files.reduce(into: [:]) { result, file in result[file] = found.filter { $0.file == file } }
    }

    private static let diagnostic = Pattern(#/(/[^:]+):(\d+):(\d+): (error|warning): (.*)/#)

    /// Those of a compiler's output, each once.
    static func parsed(_ output: String) -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return output.split(separator: "\n").compactMap { line in
            guard let match = line.wholeMatch(of: Self.diagnostic),
                let number = Int(match.2), let column = Int(match.3),
                let severity = Diagnostic.Severity(rawValue: String(match.4))
            else { return nil }
            let found = Diagnostic(
                file: String(match.1), line: number, column: column, severity: severity, message: String(match.5))
            return seen.insert(found).inserted ? found : nil
        }
    }
}
