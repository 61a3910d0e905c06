/// One fact, in however many pictures it was found.
package struct FindingGroup: Hashable, Sendable, Codable {
    package var code: FindingCode
    /// The gravest that it was found with.
    package var severity: Finding.Severity
    /// As it was found first.
    package var message: String
    /// The kind of the widget; nil where it is about none.
    package var widget: String?
    /// Sorted.
    package var families: [String]?
    /// Such as `timeline` or `placeholder`, sorted.
    package var variants: [String]?
    /// As it was found first.
    package var view: [String]?
    package var frame: Finding.Frame?
    package var source: SourcePlace?
    /// How often it was found.
    package var count: Int
    /// How many pictures have it; nil where it is about none.
    package var pictureCount: Int?
    /// The first three of them, by their paths inside the output folder.
    package var pictures: [String]?
    /// Why it makes no failure: the option or comment that allows it; nil where it may.
    package var allowed: String?
}

extension FindingGroup: CustomStringConvertible {
    /// `warning low-contrast: …`, with the pictures and the line of the source.
    package var description: String { "\(severity) \(code): \(statement)" }

    /// The message with the pictures, the line of the source and what allows it.
    package var statement: String {
        let place = source.map { "\($0): " } ?? ""
        let grant = allowed.map { ", allowed by \($0)" } ?? ""
        // A text of the widget's may have several lines; this is one.
        let line = message.split(whereSeparator: \.isNewline).joined(separator: "⏎")
        return "\(place)\(line)\(whereabouts)\(grant)"
    }

    /// ` (68 pictures: a.png, b.png, c.png and 65 more)`, or nothing.
    private var whereabouts: String {
        guard let pictures, let pictureCount, !pictures.isEmpty else { return count > 1 ? " (\(count) times)" : "" }
        let names = pictures.joined(separator: ", ")
        if pictureCount == 1 { return " (\(names))" }
        let rest = pictureCount - pictures.count
        return " (\(pictureCount) images: \(names)\(rest > 0 ? " and \(rest) more" : ""))"
    }
}
