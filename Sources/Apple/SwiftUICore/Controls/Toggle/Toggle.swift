import AppIntents

/// A choice between on and off.
public struct Toggle<Label: View>: View {
    nonisolated(unsafe) private let isOn: Binding<Bool>
    private let isMixed: Bool
    nonisolated(unsafe) private let label: Label
    private let intent: (any AppIntent)?

    nonisolated private init(_ isOn: Binding<Bool>, isMixed: Bool, label: Label) {
        self.isOn = isOn
        self.isMixed = isMixed
        self.label = label
        intent = nil
    }

    nonisolated init(_ isOn: Bool, performing intent: any AppIntent, label: Label) {
        self.isOn = .constant(isOn)
        isMixed = false
        self.label = label
        self.intent = intent
    }

    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn, isMixed: false, label: label())
    }

    /// A toggle for the values of several elements: mixed where they differ, and then off.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        let values = Set(bindings.map(\.wrappedValue))
        self.init(
            Binding(
                get: { bindings.allSatisfy(\.wrappedValue) },
                set: { value in for binding in bindings { binding.wrappedValue = value } }),
            isMixed: values.count > 1, label: label())
    }

    public var body: some View {
        if let intent {
            IntentToggle(isOn: isOn.wrappedValue, label: AnyView(label), intent: intent)
        } else {
            StyledControl(
                ToggleStyleKey.self,
                ToggleStyleConfiguration(label: .init(content: AnyView(label)), isOn: isOn, isMixed: isMixed)
            ).accessibilityControl(.toggle(isOn: isOn.wrappedValue, isMixed: isMixed), label: AnyView(label))
        }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that is being styled, as the styles outside the present one draw it.
    nonisolated public init(_ configuration: ToggleStyleConfiguration) {
        self.init(configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
    }
}
