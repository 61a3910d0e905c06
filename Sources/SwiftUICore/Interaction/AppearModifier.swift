/// Runs an action before the first drawing, once for each place in the tree.
package struct AppearModifier: ViewModifier {
    package typealias Body = Never
    let action: (@MainActor () -> Void)?

    package static func _resolve(
        _ modifier: Self, _ inputs: _ViewInputs, content: @escaping _ContentResolver, into list: inout _ViewList
    ) {
        if let action = modifier.action, inputs.session.markAppeared(inputs.identity.appending("onAppear")) {
            let environment = inputs.environment
            inputs.session.appearActions.append { EnvironmentValues.with(environment) { action() } }
        }
        content(inputs, &list)
    }
}
