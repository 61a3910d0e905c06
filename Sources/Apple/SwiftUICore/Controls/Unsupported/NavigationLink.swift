/// Leads to another screen; its label is drawn as a button's.
public struct NavigationLink<Label: View, Destination: View>: View {
    nonisolated(unsafe) let label: Label

    nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

    public var body: some View { Button {} label: { label } }
}

extension NavigationLink where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }
}

extension NavigationLink where Destination == Never {
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.label = label() }
}
