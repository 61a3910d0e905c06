/// What can be done with an element, to assistive technologies.
public struct AccessibilityActionKind: Equatable, Sendable {
    /// Nil for what has no name of its own.
    let name: Text?

    /// A double tap.
    public static let `default` = AccessibilityActionKind(name: nil)
    /// The two-finger scrub that closes something.
    public static let escape = AccessibilityActionKind(name: Text(verbatim: "escape"))
    /// The two-finger double tap.
    public static let magicTap = AccessibilityActionKind(name: Text(verbatim: "magic tap"))

    private init(name: Text?) { self.name = name }
    public init(named name: Text) { self.name = name }
}

/// The way in which an element's value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}

/// No picture performs them; the tree names them.
nonisolated extension View {
    /// Never runs `handler`; the accessibility tree names the action.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityChange { inputs in
            actionKind.name.map { .action(named: SpokenText($0, inputs)) } ?? .defaultAction
        }
    }

    /// Never runs `handler`; the accessibility tree names the action.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibilityChange { .action(named: SpokenText(name, $0)) }
    }

    /// Never runs `handler`; the accessibility tree names the action.
    public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Never runs `handler`; the accessibility tree names the action.
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    /// Never runs `handler`; the accessibility tree says that the element is adjustable.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        accessibilityAddTraits(.isAdjustable)
    }
}
