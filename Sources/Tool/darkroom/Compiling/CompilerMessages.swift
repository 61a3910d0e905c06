import Foundation

/// An error with its place in a staged file, counted from 1.
struct CompilerError: Hashable {
    var line: Int
    /// In bytes.
    var column: Int
    var message: String

    /// Whether the compiler says it besides, where it cannot tell a type for another error.
    var isConsequence: Bool {
        [
            "could not be inferred", "cannot infer", "type of expression is ambiguous", "failed to produce diagnostic",
            "in reasonable time", "no exact matches in call", "unable to infer"
        ].contains { message.contains($0) }
    }
}

/// The compiler's messages, about the user's files instead of their staged copies.
struct CompilerMessages {
    /// Where the compiler ran; it names files relative to it, or below it.
    let stagingFolder: String
    /// The files as the user knows them, by their paths in the staging folder.
    let origins: [String: String]

    func mapped(_ output: String) -> String {
        // Longest first, so that `Views/Clock.swift` is not taken for `Clock.swift`.
        let ordered = origins.keys.sorted { ($0.count, $0) > ($1.count, $1) }
        return output.split(separator: "\n", omittingEmptySubsequences: false)
            .map { mapped(line: String($0).replacing(stagingFolder + "/", with: ""), ordered) }
            .joined(separator: "\n")
    }

    /// The messages without those about some lines of files, by the staged path and counted from 1.
    func leavingOut(_ lines: [String: Set<Int>], of output: String) -> String {
        var isDropped = false
        return output.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            let plain = line.replacing(#/\u{1B}\[[0-9;]*m/#, with: "").replacing(stagingFolder + "/", with: "")
            if let match = plain.prefixMatch(of: #/([^:\s][^:]*):(\d+):\d+: (?:warning|error|note|remark): /#) {
                isDropped = Int(match.2).map { lines[String(match.1)]?.contains($0) == true } ?? false
            }
            return !isDropped
        }.joined(separator: "\n")
    }

    /// The errors in each of the files that have any, by the staged path.
    func errors(_ output: String, in paths: [String]) -> [String: [CompilerError]] {
        let known = Set(paths)
        var result: [String: [CompilerError]] = [:]
        let plain = output.replacing(#/\u{1B}\[[0-9;]*m/#, with: "").replacing(stagingFolder + "/", with: "")
        for line in plain.split(separator: "\n") {
            guard let match = line.prefixMatch(of: #/([^:]+):(\d+):(\d+): error: (.*)/#) else { continue }
            let path = String(match.1)
            if known.contains(path), let number = Int(match.2), let column = Int(match.3) {
                result[path, default: []].append(
                    CompilerError(line: number, column: column, message: String(match.4)))
            }
        }
        return result
    }

    /// A message begins with its file; a quoted source line may hold anything and stays.
    private func mapped(line: String, _ ordered: [String]) -> String {
        let plain = line.drop { $0 == " " }
        for prefix in ["", "\u{1B}[1m", "\u{1B}[0m", "\u{1B}[1m\u{1B}[0m", "--> "] where plain.hasPrefix(prefix) {
            let rest = plain.dropFirst(prefix.count)
            if let path = ordered.first(where: { rest.hasPrefix($0 + ":") }) {
                return line.prefix(line.count - plain.count) + prefix + origins[path]! + rest.dropFirst(path.count)
            }
        }
        return line
    }
}
