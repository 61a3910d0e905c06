import FoundationCompat

/// Titles of a string table, by their resource.
extension Button where Label == Text {
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleResource) }
    }
}

extension Toggle where Label == Text {
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }
}

extension Label where Title == Text, Icon == Image {
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(systemName: name)
        }
    }
}

extension LabeledContent where Label == Text, Content: View {
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleResource), content: content())
    }
}
