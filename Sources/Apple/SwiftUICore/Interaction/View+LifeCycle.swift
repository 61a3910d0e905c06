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
        priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
    ) -> some View { self }

    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
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

    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
}
