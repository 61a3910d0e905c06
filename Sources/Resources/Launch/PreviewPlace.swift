/// Where a preview's declaration stands.
package struct PreviewPlace: Hashable, Sendable, Codable {
    /// As the user would write its path; nil where it is not known.
    package var file: String?
    /// Counted from 1.
    package var line: Int?
    /// Counted from 1.
    package var column: Int?
    /// The name of the type, for a `PreviewProvider`.
    package var type: String?

    package init(file: String? = nil, line: Int? = nil, column: Int? = nil, type: String? = nil) {
        self.file = file
        self.line = line
        self.column = column
        self.type = type
    }

    /// `File.swift:12`, or the type where that is unknown.
    package var description: String {
        guard let file, let line else { return type ?? file ?? "?" }
        return "\(file.split(separator: "/").last.map(String.init) ?? file):\(line)"
    }

    /// What a preview without a name is called.
    package var title: String { type ?? description }

    /// In the order of files, and in a file in the order of the source.
    package static func isBefore(_ a: Self, _ b: Self) -> Bool {
        // What has no place comes last.
        (a.file == nil ? 1 : 0, a.file ?? "", a.line ?? 0, a.column ?? 0, a.type ?? "")
            < (b.file == nil ? 1 : 0, b.file ?? "", b.line ?? 0, b.column ?? 0, b.type ?? "")
    }
}
