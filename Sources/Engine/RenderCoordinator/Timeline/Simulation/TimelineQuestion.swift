import Foundation

/// One time at which a provider is asked for its timeline.
package struct TimelineQuestion: Hashable, Sendable {
    /// From 0.
    package var number: Int
    package var date: Date
    package var cause: ReloadCause
    /// The kind whose provider or tap caused it, where that is not the widget's own policy.
    package var trigger: String?
    /// What is left of the budget after it; nil without a limit.
    package var budgetLeft: Int?
}
