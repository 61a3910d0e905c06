nonisolated extension View {
    /// Makes `shape`, as large as the view, the one that `ContainerRelativeShape` follows inside it.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}

/// Gives its content a container of its own.
package struct ContainerShapeModifier<S: InsettableShape>: ViewModifier {
    package typealias Body = Never
    let shape: S

    package static func _resolve(
        _ modifier: Self, _ inputs: _ViewInputs, content: @escaping _ContentResolver, into list: inout _ViewList
    ) {
        let container = _ContainerShapeContext.Container()
        var inner = inputs
        inner.environment.containerShape = _ContainerShapeContext(container)
        let start = list.nodes.count
        content(inner, &list)
        let outer = inputs.environment.containerShape
        list.wrap(from: start) { node in
            ContainerShapeNode(node, container) { modifier.shape._outline(in: $0, outer).outline }
        }
    }
}
