import AppIntents
import SwiftUICore

/// A control that performs an action and has no state.
@MainActor @preconcurrency
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action>: PrimitiveControlTemplate {
    private let content: @MainActor () -> _ControlContent

    /// - Parameter actionLabel: is told whether the action is being performed.
    public init(
        action: Action, @ViewBuilder label: @escaping @MainActor () -> Label,
        @ViewBuilder actionLabel: @escaping @MainActor (Bool) -> ActionLabel
    ) where Action: AppIntent {
        content = {
            _ControlContent(label: AnyView(label()), isOn: nil, action: action) { AnyView(actionLabel($0)) }
        }
    }

    /// A button that looks the same while its action is performed.
    public init(action: Action, @ViewBuilder label: @escaping @MainActor () -> Label)
    where ActionLabel == ControlWidgetButtonDefaultActionLabel, Action: AppIntent {
        self.init(action: action, label: label) { _ in ControlWidgetButtonDefaultActionLabel() }
    }

    public static var _role: _ControlRole { .button }
    public static func _describe(_ template: Self) -> _ControlContent? { template.content() }
}

extension ControlWidgetButton where Label == Text {
    /// A button named by a text.
    /// - Parameter actionLabel: is told whether the action is being performed.
    public init(
        _ titleKey: LocalizedStringKey, action: Action,
        @ViewBuilder actionLabel: @escaping @MainActor (Bool) -> ActionLabel
    ) where Action: AppIntent {
        self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel)
    }

    /// A button named by a text.
    /// - Parameter actionLabel: is told whether the action is being performed.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, action: Action,
        @ViewBuilder actionLabel: @escaping @MainActor (Bool) -> ActionLabel
    ) where Action: AppIntent {
        self.init(action: action, label: { Text(titleResource) }, actionLabel: actionLabel)
    }

    /// A button named by a text.
    /// - Parameter actionLabel: is told whether the action is being performed.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, action: Action,
        @ViewBuilder actionLabel: @escaping @MainActor (Bool) -> ActionLabel
    ) where Action: AppIntent {
        let title = String(title)
        self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
    }
}

/// What a button adds to its label while its action is performed, unless it says otherwise: nothing.
public struct ControlWidgetButtonDefaultActionLabel: View {
    public var body: some View { EmptyView() }
}
