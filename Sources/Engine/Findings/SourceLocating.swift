/// Knows where views are written.
package protocol SourceLocating: Sendable {
    /// The line that makes a view: the views around it and its own name, the outermost first, such as
    /// `["PodiumView", "PodiumStep", "Image \"Oren\""]`. Nil where it cannot be told.
    func place(of view: [String]) -> SourcePlace?

    /// The line of a call in the widget's program, in bytes from where that is loaded. Nil where it cannot be told.
    func place(ofCallAt offset: UInt64) -> SourcePlace?

    /// The line of an instruction that traps, in bytes from where the program is loaded. Nil where it cannot be told.
    func place(ofTrapAt offset: UInt64) -> SourcePlace?
}

extension SourceLocating {
    package func place(ofTrapAt offset: UInt64) -> SourcePlace? { place(ofCallAt: offset) }

    /// The line of the call that makes a view, or else what its names tell.
    package func place(of callSite: UInt64?, _ view: [String]?) -> SourcePlace? {
        callSite.flatMap(place(ofCallAt:)) ?? view.flatMap(place(of:))
    }
}
