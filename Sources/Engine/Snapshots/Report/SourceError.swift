import Findings

/// What the compiler has against a place in the sources.
package struct SourceError: Hashable, Sendable, Codable {
    /// The path as the user would write it.
    package var file: String
    /// Counted from 1.
    package var line: Int
    /// Counted from 1, in bytes.
    package var column: Int
    package var message: String

    package init(file: String, line: Int, column: Int, message: String) {
        (self.file, self.line, self.column, self.message) = (file, line, column, message)
    }

    package var place: SourcePlace { SourcePlace(file: file, line: line) }
}

extension SourceError: CustomStringConvertible {
    /// `Widget/Podium.swift:12:4: error: …`, as compilers write it.
    package var description: String { "\(file):\(line):\(column): error: \(message)" }
}
