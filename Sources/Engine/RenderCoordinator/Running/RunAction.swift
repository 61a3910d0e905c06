import RenderModel

/// What is done with the pictures of a plan. A command that does something else with them brings an action of its own;
/// the runner and the plan know none by name.
package protocol RunAction: Hashable, Sendable {
    /// The command's word for it.
    var name: String { get }
    /// Whether widgets on one device are acted on together, so that no shard parts them.
    var keepsDevicesTogether: Bool { get }
    /// Whether a widget that cannot be described is a result of its own. It is a note of the plan otherwise.
    var reportsBrokenWidgets: Bool { get }
    /// Whether the plan is of what can be chosen for widgets, and not of what is.
    var listsConfigurations: Bool { get }

    /// Carries the plan out. Blocks until all is done.
    ///
    /// - Parameters:
    ///   - context: the plan, how it is carried out, and who hears of it.
    ///   - session: the worker that has described the widgets.
    /// - Throws: what there is no result for at all. What cannot be drawn is an event.
    func run(_ context: RunContext, _ session: consuming sending WorkerSession) throws
}

extension RunAction {
    package var keepsDevicesTogether: Bool { false }
    package var reportsBrokenWidgets: Bool { false }
    package var listsConfigurations: Bool { false }
}

/// What an action tells of its own, beside the events that all have.
package protocol ActionEvent: Sendable {}
