import Foundation

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

    /// The app handles URLs; a widget's view only names them.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
}
