import Foundation

/// A reload that the app in the foreground asks for: an instant, and a kind unless it is for all.
package struct AppReload: Hashable, Sendable {
    package var date: Date
    package var kind: String?

    package init(date: Date, kind: String? = nil) { (self.date, self.kind) = (date, kind) }

    package func reloads(_ kind: String) -> Bool { self.kind == nil || self.kind == kind }
}
