import Geometry

// A widget's content does not scroll.

nonisolated extension View {
    /// Changes nothing: a widget's content does not scroll.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View { self }
    /// Changes nothing: a widget's content does not scroll.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View { self }
    /// Changes nothing: a widget's content does not scroll.
    public func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View { self }
    /// Changes nothing: a widget's content does not scroll.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    /// Changes nothing: a widget's content does not scroll.
    public func scrollTarget(isEnabled: Bool = true) -> some View { self }
    /// Changes nothing: a widget's content does not scroll.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
    /// Changes nothing: a widget's content does not scroll.
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View { self }
    /// Changes nothing: a widget has no scroll indicators.
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    /// Changes nothing: a widget has no scroll indicators.
    public func scrollIndicatorsFlash<V: Equatable>(trigger value: V) -> some View { self }
    /// Changes nothing: a widget has no bars.
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
    /// Changes nothing: a widget has no bars.
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }

    /// Never runs its action: a widget's content does not scroll.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
    ) -> some View { self }
    /// Never runs its action: a widget's content does not scroll.
    public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View { self }
    /// Never runs its action: a widget's content does not scroll.
    public func onScrollPhaseChange(
        _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
    ) -> some View { self }
    /// Never runs its action: a widget's content does not scroll.
    public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View { self }
    /// Never runs its action: a widget's content does not scroll.
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View { self }
}
