import AppIntents
import FoundationCompat

/// A choice between on and off.
public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
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

extension Toggle where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUICore.Label(title, systemImage: systemImage) }
    }
}

/// Toggles that perform an intent: the ones that work in widgets. They show the value that they are given.
extension Toggle {
    nonisolated public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn, performing: intent, label: label())
    }
}

extension Toggle where Label == Text {
    nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
        self.init(isOn, performing: intent, label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init<I: AppIntent>(_ titleResource: LocalizedStringResource, isOn: Bool, intent: I) {
        self.init(isOn, performing: intent, label: Text(titleResource))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) {
        self.init(isOn, performing: intent, label: Text(title))
    }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
    nonisolated public init<I: AppIntent>(
        _ titleKey: LocalizedStringKey, systemImage: String, isOn: Bool, intent: I
    ) {
        self.init(isOn, performing: intent, label: SwiftUICore.Label(titleKey, systemImage: systemImage))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: AppIntent>(
        _ title: S, systemImage: String, isOn: Bool, intent: I
    ) {
        self.init(isOn, performing: intent, label: SwiftUICore.Label(title, systemImage: systemImage))
    }
}

/// A toggle that performs an intent. While it does, the system shows the value it is to have.
struct IntentToggle: PrimitiveView {
    let isOn: Bool
    let label: AnyView
    let intent: any AppIntent

    static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        let isOn = view.isOn != (inputs.environment.tappedToggle == inputs.identity)
        let control = StyledControl(
            ToggleStyleKey.self,
            ToggleStyleConfiguration(label: .init(content: view.label), isOn: .constant(isOn), isMixed: false))
        let start = list.nodes.count
        StyledControl<ToggleStyleKey>._resolve(control, inputs, into: &list)
        list.wrap(from: start) { inputs.performing(view.intent, isOn: isOn, $0) }
        list.describe(
            from: start, as: .init(kind: .toggle(isOn: isOn, isMixed: false), label: view.label), inputs)
    }
}

private enum TappedToggleKey: EnvironmentKey { static var defaultValue: ViewIdentity? { nil } }

extension EnvironmentValues {
    /// The toggle whose intent is being performed.
    package var tappedToggle: ViewIdentity? {
        get { self[TappedToggleKey.self] }
        set { self[TappedToggleKey.self] = newValue }
    }
}
