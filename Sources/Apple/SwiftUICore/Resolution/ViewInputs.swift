import Findings

/// What a view inherits while it is resolved.
public struct _ViewInputs {
    package var environment: EnvironmentValues
    /// The axis of the stack whose direct members are resolved; nil outside stacks.
    package var stackAxis: Axis?
    /// Where the view stands in the tree: equal in every pass over the same tree, which keeps its state.
    package var identity: ViewIdentity
    package var session: ResolutionSession
    /// In how many bodies and erased views the view stands.
    private var depth = 0

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

    /// The inputs of what a body or an erased view holds; nil, with a finding, where that is nested too deep.
    @MainActor
    func nested() -> _ViewInputs? {
        guard depth < Self.greatestDepth else {
            session.report(
                Finding(
                    .viewNestedTooDeep,
                    "views are nested more than \(Self.greatestDepth) levels deep; the innermost are not shown: "
                        + "check for a view that contains itself"))
            return nil
        }
        var copy = self
        copy.depth += 1
        return copy
    }

    /// Bodies and erased views, one in the other. Nothing else lets views nest without the compiler seeing how deep.
    /// Twenty times what the deepest of real widgets have, and a fraction of what the main thread's stack holds in debug
    /// and release alike.
    package static let greatestDepth = 4000
}

/// A view's place in the tree, as a path of member indices and explicit ids, folded to a number. It is compared
/// within one process only.
package struct ViewIdentity: Hashable, Sendable {
    private var value: Int

    package static let root = ViewIdentity(value: 0)

    /// For comparing pictures of one process.
    package var number: Int { value }

    private init(value: Int) { self.value = value }

    package func appending<Component: Hashable>(_ component: Component) -> ViewIdentity {
        var hasher = Hasher()
        hasher.combine(value)
        hasher.combine(component)
        return ViewIdentity(value: hasher.finalize())
    }

    /// Cheap form for member indices, which are by far the most common step.
    package func appending(_ index: Int) -> ViewIdentity {
        ViewIdentity(value: (value &* 0x5851_F42D_4C95_7F2D) &+ index &+ 1)
    }
}
