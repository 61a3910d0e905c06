import Foundation

/// The compiler's messages, about the user's files instead of their staged copies.
struct Diagnostics {
    /// Where the compiler ran; it names files relative to it, or below it.
    let stagingFolder: String
    /// As the user wrote it.
    let userFolder: String
    /// Relative to both folders.
    let paths: [String]

    func mapped(_ output: String) -> String {
        // Longest first, so that `Views/Clock.swift` is not taken for `Clock.swift`.
        let ordered = paths.sorted { ($0.count, $0) > ($1.count, $1) }
        return output.split(separator: "\n", omittingEmptySubsequences: false)
            .map { mapped(line: String($0).replacing(stagingFolder + "/", with: ""), ordered) }
            .joined(separator: "\n")
    }

    /// A message begins with its file; a quoted source line may hold anything and stays.
    private func mapped(line: String, _ ordered: [String]) -> String {
        let plain = line.drop { $0 == " " }
        for prefix in ["", "\u{1B}[1m", "\u{1B}[0m", "\u{1B}[1m\u{1B}[0m", "--> "] where plain.hasPrefix(prefix) {
            let rest = plain.dropFirst(prefix.count)
            if let path = ordered.first(where: { rest.hasPrefix($0 + ":") }) {
                return line.prefix(line.count - plain.count) + prefix + userPath(path) + rest.dropFirst(path.count)
            }
        }
        return line
    }

    private func userPath(_ path: String) -> String {
        userFolder.hasSuffix("/") ? userFolder + path : "\(userFolder)/\(path)"
    }
}
