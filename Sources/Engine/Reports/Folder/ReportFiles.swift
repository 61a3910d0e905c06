import Foundation

/// The pictures and texts of a report, by the paths that it names.
package struct ReportFiles: Sendable {
    private let contents: @Sendable (String) -> Data?

    /// - Parameter contents: nil for what is not there.
    package init(_ contents: @escaping @Sendable (String) -> Data?) { self.contents = contents }

    /// Those in a folder.
    package init(folder: String) {
        self.init { FileManager.default.contents(atPath: "\(folder)/\($0)") }
    }

    /// nil for what is not there, and for a path that leads elsewhere: a report is a file that anybody can edit.
    package func data(_ file: String) -> Data? { Self.staysInside(file) ? contents(file) : nil }

    package func text(_ file: String) -> String? { data(file).map { String(decoding: $0, as: UTF8.self) } }

    /// Whether a path leads to a file below the folder.
    package static func staysInside(_ file: String) -> Bool {
        !file.isEmpty && !file.hasPrefix("/") && !file.unicodeScalars.contains("\u{0}")
            && !file.split(separator: "/", omittingEmptySubsequences: false).contains { ["", ".", ".."].contains($0) }
    }
}
