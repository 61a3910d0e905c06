import AppIntents

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
