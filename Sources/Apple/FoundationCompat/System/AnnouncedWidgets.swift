import Foundation
import RenderModel

/// The widgets of a bundle by number, announced before their initialisers and bodies run: a process that dies of one
/// has said which, and another is told to leave it out.
@MainActor
package enum AnnouncedWidgets {
    private static var count = 0
    private static var omitted: Set<Int> = []
    private static var isAnnouncing = false

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
            FileHandle.standardError.write(Data("\(WidgetAnnouncement.text(count, type))\n".utf8))
        }
        return true
    }
}
