/// Runs an action before the first drawing, once for each view of its content; where there is none, it never runs.
package struct AppearModifier: ViewModifier {
    package typealias Body = Never
    let action: (@MainActor () -> Void)?

    package static func _resolve(
        _ modifier: Self, _ inputs: _ViewInputs, content: @escaping _ContentResolver, into list: inout _ViewList
    ) {
        let start = list.nodes.count, session = inputs.session
        let position = session.appearActions.count
        // A place of its own tells two of these on one view apart.
        content(inputs.child(-4), &list)
        guard let action = modifier.action else { return }
        let environment = inputs.environment
        let identity = inputs.identity.appending("onAppear")
        let new = (0..<list.nodes.count - start).filter { session.markAppeared(identity.appending($0)) }
        // Views run before those in them.
        session.appearActions.insert(
            contentsOf: new.map { _ in { EnvironmentValues.with(environment) { action() } } },
            at: min(position, session.appearActions.count))
    }
}
