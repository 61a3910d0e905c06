/// Runs an action when a value differs from the one of the last pass, or on appearing where that is asked for.
struct ChangeModifier<Value: Equatable>: ViewModifier {
    typealias Body = Never
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void

    private final class LastValue { var value: Value? }

    static func _resolve(
        _ modifier: Self, _ inputs: _ViewInputs, content: @escaping _ContentResolver, into list: inout _ViewList
    ) {
        let start = list.nodes.count, session = inputs.session
        let position = session.appearActions.count
        content(inputs.child(-5), &list)
        guard list.nodes.count > start else { return }
        // The properties of a view are told apart by offsets of 0 and above.
        let last = session.storage(view: inputs.identity.appending("onChange"), offset: -1) { LastValue() }
        let old = last.value
        last.value = modifier.value
        guard old.map({ $0 != modifier.value }) ?? modifier.initial else { return }
        let environment = inputs.environment
        session.appearActions.insert(
            { EnvironmentValues.with(environment) { modifier.action(old ?? modifier.value, modifier.value) } },
            at: min(position, session.appearActions.count))
    }
}
