/// Knows where views are written.
package protocol SourceLocating: Sendable {
    /// The line that makes a view: the views around it and its own name, the outermost first, such as
    /// `["PodiumView", "PodiumStep", "Image \"Oren\""]`. Nil where it cannot be told.
    func place(of view: [String]) -> SourcePlace?
}
