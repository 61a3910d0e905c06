/// A change to how a view looks that its layout knows nothing of.
public protocol VisualEffect: Sendable, Animatable {
    /// The view with the effect.
    nonisolated func _modify(_ view: AnyView) -> AnyView
}

/// The effect that changes nothing, on which others are built.
public struct EmptyVisualEffect: VisualEffect {
    public nonisolated init() {}
    public nonisolated func _modify(_ view: AnyView) -> AnyView { view }
}

/// One effect after another.
private struct ChainedVisualEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let change: @Sendable (AnyView) -> AnyView

    nonisolated func _modify(_ view: AnyView) -> AnyView { change(base._modify(view)) }
}

extension VisualEffect {
    /// The effect followed by what `change` does to a view.
    nonisolated func then<Changed: View>(_ change: @escaping @Sendable (AnyView) -> Changed) -> some VisualEffect {
        ChainedVisualEffect(base: self) { AnyView(change($0)) }
    }
}
