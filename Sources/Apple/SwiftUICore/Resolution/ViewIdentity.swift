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
