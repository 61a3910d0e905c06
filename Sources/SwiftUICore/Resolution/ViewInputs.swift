/// What a view inherits while it is resolved.
public struct _ViewInputs {
    package var environment: EnvironmentValues
    /// The axis of the stack whose direct members are resolved; nil outside stacks.
    package var stackAxis: Axis?
    /// Where the view stands in the tree: equal in every pass over the same tree, which keeps its state.
    package var identity: ViewIdentity
    package var session: ResolutionSession

    package init(environment: EnvironmentValues, session: ResolutionSession) {
        self.environment = environment
        self.session = session
        identity = .root
    }

    package func child(_ index: Int) -> _ViewInputs {
        var copy = self
        copy.identity = identity.appending(index)
        return copy
    }

    package func child<ID: Hashable>(id: ID) -> _ViewInputs {
        var copy = self
        copy.identity = identity.appending(id)
        return copy
    }
}
