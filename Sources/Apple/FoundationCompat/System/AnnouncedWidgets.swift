import Foundation
import ProcessContext
import RenderModel

/// The widgets of a bundle by number, announced before their initializers and bodies run: a process that dies of one
/// has said which, and another is told to leave it out.
@MainActor
package final class AnnouncedWidgets {
    private var count = 0
    private let omitted: Set<Int>
    private let isAnnouncing: Bool

    /// - Parameters:
    ///   - omitted: the numbers of those that are left out.
    ///   - isAnnouncing: whether standard error tells of the others.
    package nonisolated init(omitting omitted: Set<Int> = [], isAnnouncing: Bool = false) {
        (self.omitted, self.isAnnouncing) = (omitted, isAnnouncing)
    }

    /// Begins to count a bundle's widgets.
    package static func startBundle() { ProcessContext.current.announcedWidgets.count = 0 }

    /// Counts a widget.
    /// - Returns: whether it takes part.
    package static func begins(_ type: Any.Type) -> Bool { ProcessContext.current.announcedWidgets.begins(type) }

    private func begins(_ type: Any.Type) -> Bool {
        defer { count += 1 }
        if omitted.contains(count) { return false }
        if isAnnouncing {
            FileHandle.standardError.write(Data("\(WidgetAnnouncement.text(count, type))\n".utf8))
        }
        return true
    }
}

extension ProcessContext {
    private enum AnnouncedWidgetsKey: ContextKey {
        static func makeValue(in context: ProcessContext) -> AnnouncedWidgets { AnnouncedWidgets() }
    }

    package var announcedWidgets: AnnouncedWidgets {
        get { self[AnnouncedWidgetsKey.self] }
        set { self[AnnouncedWidgetsKey.self] = newValue }
    }
}
