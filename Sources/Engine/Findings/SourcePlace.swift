/// A line of a source file.
package struct SourcePlace: Hashable, Sendable {
    /// The path as the user would write it: relative to the folder that the command was started in, where it lies
    /// below that.
    package var file: String
    /// Counted from 1.
    package var line: Int

    package init(file: String, line: Int) { (self.file, self.line) = (file, line) }
}

extension SourcePlace: CustomStringConvertible {
    /// `Widget/Podium.swift:12`, as compilers write it.
    package var description: String { "\(file):\(line)" }
}

extension SourcePlace: Comparable {
    package static func < (one: Self, other: Self) -> Bool { (one.file, one.line) < (other.file, other.line) }
}
