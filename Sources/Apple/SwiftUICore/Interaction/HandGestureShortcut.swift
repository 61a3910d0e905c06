/// A gesture of the hand that wears a watch. It performs a control of a widget or a Live Activity in the Smart Stack; no
/// picture depends on it.
public struct HandGestureShortcut: Hashable, Sendable {
    private let name: String

    /// Two fingers that tap each other.
    public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

nonisolated extension View {
    /// Names the gesture that performs the control.
    ///
    /// - Parameters:
    ///   - shortcut: the gesture.
    ///   - isEnabled: whether it does.
    public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }
}
