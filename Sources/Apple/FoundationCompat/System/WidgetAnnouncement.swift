import Foundation

/// The widgets of a bundle by number, announced before their initialisers and bodies run: a process that dies of one
/// has said which, and another is told to leave it out.
@MainActor
package enum WidgetAnnouncement {
    private static var count = 0
    private static var omitted: Set<Int> = []
    private static var isAnnouncing = false

    private nonisolated static let beginning = "Darkroom describes widget "

    /// - Parameters:
    ///   - omitted: the numbers of those that are left out.
    ///   - isAnnouncing: whether standard error tells of the others.
    package static func prepare(omitting omitted: Set<Int>, isAnnouncing: Bool) {
        (self.omitted, self.isAnnouncing) = (omitted, isAnnouncing)
    }

    /// Begins to count a bundle's widgets.
    package static func startBundle() { count = 0 }

    /// Counts a widget.
    /// - Returns: whether it takes part.
    package static func begins(_ type: Any.Type) -> Bool {
        defer { count += 1 }
        if omitted.contains(count) { return false }
        if isAnnouncing {
            FileHandle.standardError.write(Data("\(beginning)\(count): \(type)\n".utf8))
        }
        return true
    }

    /// Whether a line of standard error is an announcement.
    package nonisolated static func isOne(_ line: some StringProtocol) -> Bool { line.hasPrefix(beginning) }

    /// The last widget that was announced.
    package nonisolated static func last(in output: String) -> (index: Int, type: String)? {
        guard let line = output.split(whereSeparator: \.isNewline).last(where: { isOne($0) }) else { return nil }
        let parts = line.dropFirst(beginning.count).split(separator: ":", maxSplits: 1)
        guard parts.count == 2, let index = Int(parts[0]) else { return nil }
        return (index, parts[1].trimmingCharacters(in: .whitespaces))
    }
}
