import Foundation

/// A reload that could not be made when it was due.
package struct ReloadDelay: Hashable, Sendable {
    package enum Reason: String, Hashable, Sendable, Codable {
        /// The day's budget had none left.
        case budget
        /// The provider had been asked shortly before.
        case spacing
    }

    package var cause: ReloadCause
    /// When it was due.
    package var wanted: Date
    /// When it could be made; nil for never.
    package var granted: Date?
    package var reason: Reason
    /// Whether something else had the provider asked before.
    package var isOvertaken = false
}
