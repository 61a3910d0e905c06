import Foundation

/// The line of standard error in which a process tells which widget of a bundle it describes, before any code of the
/// widget runs: one that dies of it has said which.
package enum WidgetAnnouncement {
    private static let beginning = "Darkroom describes widget "

    package static func text(_ index: Int, _ type: Any.Type) -> String { "\(beginning)\(index): \(type)" }

    /// Whether a line of standard error is an announcement.
    package static func isAnnouncement(_ line: some StringProtocol) -> Bool { line.hasPrefix(beginning) }

    /// The last widget that was announced.
    package static func last(in output: String) -> (index: Int, type: String)? {
        guard let line = output.split(whereSeparator: \.isNewline).last(where: { isAnnouncement($0) }) else {
            return nil
        }
        let parts = line.dropFirst(beginning.count).split(separator: ":", maxSplits: 1)
        guard parts.count == 2, let index = Int(parts[0]) else { return nil }
        return (index, parts[1].trimmingCharacters(in: .whitespaces))
    }
}
