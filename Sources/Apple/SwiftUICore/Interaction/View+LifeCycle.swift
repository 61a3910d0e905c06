import Combine
import Foundation
import FoundationCompat

nonisolated extension View {
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearModifier(action: action.map { action in { action() } }))
    }

    /// A still picture never goes away.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

    /// Calls `action` when something that runs before the first drawing changed `value`.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
        modifier(ChangeModifier(value: value, initial: false) { action($1) })
    }

    /// - Parameters:
    ///   - initial: whether to call `action` on appearing too.
    ///   - action: gets the value before and the value after the change.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial, action: action))
    }

    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
    }

    /// WidgetKit archives a widget's view at once and waits for no task.
    public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { self }

    /// Never runs its action: WidgetKit waits for no task of a view.
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { self }

    /// Runs `action` with what the publisher sends while the view is being drawn.
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }

    /// The app handles URLs; a widget's view only names them.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

    /// The app takes up activities, such as the one that a tap on a widget starts.
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { self }

    /// Never updates an activity: a widget's view offers none.
    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
}

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
        let new = (0..<list.nodes.count - start).map { identity.appending($0) }.filter(session.markAppeared)
        // Views run before those in them.
        session.appearActions.insert(
            contentsOf: new.map { identity in
                AppearAction {
                    EnvironmentValues.with(environment) { action() }
                } takeBack: { [weak session] in
                    session?.unmarkAppeared(identity)
                }
            },
            at: min(position, session.appearActions.count))
    }
}

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
            AppearAction {
                EnvironmentValues.with(environment) { modifier.action(old ?? modifier.value, modifier.value) }
            } takeBack: {
                last.value = old
            },
            at: min(position, session.appearActions.count))
    }
}

/// Follows a publisher from the moment that a view appears; a picture is drawn before values of later come.
struct ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    func body(content: Content) -> some View {
        content.onAppear { _ = publisher.sink(receiveValue: action) }
    }
}
