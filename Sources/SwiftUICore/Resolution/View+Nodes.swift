extension View {
    package func wrapNodes(
        _ wrap: @escaping @MainActor (LayoutNode, _ViewInputs) -> LayoutNode
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(NodeModifier(wrap: wrap))
    }

    package func changeTraits(
        _ change: @escaping (inout ViewTraits) -> Void
    ) -> ModifiedContent<Self, TraitModifier> {
        modifier(TraitModifier(change: change))
    }
}
