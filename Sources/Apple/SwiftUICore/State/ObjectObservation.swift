import Combine

/// Asks for another pass over the tree when an observed object changes.
package final class ObjectObservation {
    private var observed: ObjectIdentifier?
    private var subscription: AnyCancellable?

    package init() {}

    /// Follows `object` instead of the one followed before.
    @MainActor
    func follow<O: ObservableObject>(_ object: O, in session: ResolutionSession) {
        guard observed != ObjectIdentifier(object) else { return }
        observed = ObjectIdentifier(object)
        subscription = object.objectWillChange.sink { [weak session] _ in
            session?.requestUpdate()
        }
    }
}
