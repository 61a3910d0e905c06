/// One of the views that a container was given, to be placed by the container.
public struct Subview: PrimitiveView, Identifiable {
    public struct ID: Hashable {
        let source: ViewIdentity
        let index: Int
    }

    let source: SubviewSource
    let index: Int

    nonisolated public var id: ID { MainActor.assumeIsolated { ID(source: source.identity, index: index) } }

    /// What the view tells its container.
    public var containerValues: ContainerValues { source.traits(at: index).containerValues }

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        if let node = view.source.node(at: view.index, inputs) { list.append(node) }
    }
}
