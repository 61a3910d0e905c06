/// A stack of screens, which a widget does not show.
public struct NavigationStack<Data, Root: View>: View {
    nonisolated(unsafe) let root: Root
    nonisolated public init(@ViewBuilder root: () -> Root) where Data == Never { self.root = root() }
    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.root = root() }
    public var body: some View { UnsupportedView(name: "NavigationStack", extent: .all) }
}
