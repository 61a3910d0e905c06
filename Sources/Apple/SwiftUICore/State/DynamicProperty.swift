/// A property of a view whose value comes from outside it: state, environment, storage.
public protocol DynamicProperty {
    /// Called before the view's body is evaluated.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A dynamic property whose storage outlives the view value that holds it.
@MainActor
package protocol StatefulProperty {
    /// Takes up the storage that belongs to the view at `identity` and the property at `offset`.
    mutating func connect(view identity: ViewIdentity, offset: Int, session: ResolutionSession)
}
