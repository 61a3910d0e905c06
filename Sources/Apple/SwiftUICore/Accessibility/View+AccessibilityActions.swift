import AppIntents
import Geometry

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

    /// Never runs `action`; the accessibility tree names the action by the words of `label`.
    public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        accessibilityChange(of: label()) { .actions($0) }
    }

    /// Never runs `intent`; the accessibility tree names the action.
    public func accessibilityAction<I: AppIntent>(
        _ actionKind: AccessibilityActionKind = .default, intent: I
    ) -> some View {
        accessibilityAction(actionKind) {}
    }

    /// Never runs `intent`; the accessibility tree names the action.
    public func accessibilityAction<I: AppIntent>(named name: Text, intent: I) -> some View {
        accessibilityAction(named: name) {}
    }

    /// Never runs `intent`; the accessibility tree names the action.
    public func accessibilityAction<I: AppIntent>(named nameKey: LocalizedStringKey, intent: I) -> some View {
        accessibilityAction(named: nameKey) {}
    }

    /// The accessibility tree has an action for each control in `content`, by its words.
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        accessibilityChange(of: content()) { .actions($0) }
    }

    /// The accessibility tree has an action for each control in `content`, by its words.
    public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View {
        accessibilityActions(content)
    }

    /// Never runs `handler`; the accessibility tree says that the element is adjustable.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        accessibilityAddTraits(.isAdjustable)
    }
}

/// Gestures of assistive technologies, of which the accessibility tree says nothing: no picture is touched.
nonisolated extension View {
    /// Never runs `handler`.
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
    /// Never runs `handler`.
    public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> some View { self }
    /// Adds the trait that lets touches through to the view.
    public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View {
        accessibilityAddTraits(isDirectTouchArea ? .allowsDirectInteraction : [])
    }

    /// Changes nothing: frames are reported, not points that are touched.
    public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
    /// Changes nothing: frames are reported, not points that are touched.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
    /// Changes nothing: nothing is dragged.
    public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
    /// Changes nothing: nothing is dragged.
    public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }
    /// Changes nothing: nothing is dropped.
    public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
    /// Changes nothing: nothing is dropped.
    public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }
}

/// Under which heading actions are offered.
public struct AccessibilityActionCategory: Equatable, Sendable {
    private let name: String

    public static let `default` = AccessibilityActionCategory(name: "default")
    public static let edit = AccessibilityActionCategory(name: "edit")

    private init(name: String) { self.name = name }
    public init(_ name: Text) { self.init(name: "\(name)") }
    public init(_ nameKey: LocalizedStringKey) { self.init(name: "\(nameKey)") }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S) { self.init(name: String(name)) }
}

/// A gesture that zooms.
public struct AccessibilityZoomGestureAction {
    /// Whether content gets larger or smaller.
    public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }

    public let direction: Direction
    public let location: UnitPoint
    /// In points of the view.
    public let point: CGPoint
}

/// How a view is touched directly.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// VoiceOver says nothing when the view is touched.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    /// A double tap comes before touches.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}
