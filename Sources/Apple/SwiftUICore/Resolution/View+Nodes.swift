nonisolated extension View {
    /// Wraps each of the view's nodes; several where the view is a group.
    package func wrapNodes(
        _ wrap: @escaping @MainActor (LayoutNode, _ViewInputs) -> LayoutNode
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(NodeModifier(wrap: wrap))
    }

    /// Changes what a container may know of each of the view's nodes.
    package func changeTraits(
        _ change: @escaping (inout ViewTraits) -> Void
    ) -> ModifiedContent<Self, TraitModifier> {
        modifier(TraitModifier(change: change))
    }
}
