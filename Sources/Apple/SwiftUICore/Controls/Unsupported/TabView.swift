/// Pages to switch between, which a widget does not show.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
    nonisolated public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {}
    public var body: some View { UnsupportedView(name: "TabView", extent: .all) }
}

nonisolated extension View {
    /// Draws no label: a widget has no tabs.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
}
