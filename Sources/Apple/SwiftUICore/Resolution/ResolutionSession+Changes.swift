import Synchronization

extension ResolutionSession {
    /// Asks for another pass over the tree, from whatever thread an observed object changes on.
    nonisolated package func requestUpdate() { updateRequested.store(true, ordering: .relaxed) }

    /// Set when an action or a preference wrote state, so that the tree must be resolved again.
    package var needsUpdate: Bool {
        get { updateRequested.load(ordering: .relaxed) }
        set { updateRequested.store(newValue, ordering: .relaxed) }
    }
}
