import AppIntents

/// What a control is.
public enum _ControlRole: Sendable {
    case toggle, button, none
}

/// What a control shows and does.
public struct _ControlContent {
    package var label: AnyView
    /// A toggle's value for on and off; a button's label for while its action is performed, and for when it is not.
    package var stateLabel: @MainActor (Bool) -> AnyView
    /// nil for a button.
    package var isOn: Bool?
    package var action: any AppIntent
    /// Whether a toggle's values have names of their own, not On and Off.
    package var namesValues = true
    package var tint: Color?
    package var isDisabled = false
    package var isPrivacySensitive = false

    package init(
        label: AnyView, isOn: Bool?, action: any AppIntent, stateLabel: @escaping @MainActor (Bool) -> AnyView
    ) {
        self.label = label
        self.isOn = isOn
        self.action = action
        self.stateLabel = stateLabel
    }
}
