/// Names one thing that a process has in its context, as an `EnvironmentKey` does for views.
///
/// It stands beside the feature that reads it, in whatever room that is, with a property in an extension of
/// `ProcessContext`: the context itself knows none of them, and points nowhere.
package protocol ContextKey {
    associatedtype Value: Sendable

    /// What there is unless somebody has set it: made when it is first asked for, and kept.
    ///
    /// - Parameter context: where whatever it is made of is found.
    static func makeValue(in context: ProcessContext) -> Value
}
