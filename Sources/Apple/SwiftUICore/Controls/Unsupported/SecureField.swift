/// A line of hidden text to edit, which a widget does not show.
public struct SecureField<Label: View>: View {
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
    public var body: some View { UnsupportedView(name: "SecureField", extent: .row(height: 22)) }
}

extension SecureField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}
