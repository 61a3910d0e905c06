import AppIntents
import SwiftUICore

/// A control that is on or off.
@MainActor @preconcurrency
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action>: PrimitiveControlTemplate {
    private let content: @MainActor () -> _ControlContent

    /// - Parameters:
    ///   - action: gets the value that the toggle is switched to.
    ///   - valueLabel: is told whether the toggle is on.
    public init(
        isOn: Bool, action: Action, @ViewBuilder label: @escaping @MainActor () -> Label,
        @ViewBuilder valueLabel: @escaping @MainActor (Bool) -> ValueLabel
    ) where Action: SetValueIntent, Action.ValueType == Bool {
        content = {
            var content = _ControlContent(label: AnyView(label()), isOn: isOn, action: action) {
                AnyView(valueLabel($0))
            }
            content.namesValues = ValueLabel.self != ControlWidgetToggleDefaultLabel.self
            return content
        }
    }

    /// A toggle whose value reads On or Off.
    public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping @MainActor () -> Label)
    where ValueLabel == ControlWidgetToggleDefaultLabel, Action: SetValueIntent, Action.ValueType == Bool {
        self.init(isOn: isOn, action: action, label: label) { ControlWidgetToggleDefaultLabel(isOn: $0) }
    }

    public static var _role: _ControlRole { .toggle }
    public static func _describe(_ template: Self) -> _ControlContent? { template.content() }
}

extension ControlWidgetToggle where Label == Text {
    /// A toggle named by a text.
    /// - Parameter valueLabel: is told whether the toggle is on.
    public init(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping @MainActor (Bool) -> ValueLabel
    ) where Action: SetValueIntent, Action.ValueType == Bool {
        self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel)
    }

    /// A toggle named by a text.
    /// - Parameter valueLabel: is told whether the toggle is on.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping @MainActor (Bool) -> ValueLabel
    ) where Action: SetValueIntent, Action.ValueType == Bool {
        self.init(isOn: isOn, action: action, label: { Text(titleResource) }, valueLabel: valueLabel)
    }

    /// A toggle named by a text.
    /// - Parameter valueLabel: is told whether the toggle is on.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping @MainActor (Bool) -> ValueLabel
    ) where Action: SetValueIntent, Action.ValueType == Bool {
        let title = String(title)
        self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
    }
}

/// What a toggle reads that gives its value no label.
public struct ControlWidgetToggleDefaultLabel: View {
    let isOn: Bool
    public var body: some View { Text(isOn ? "On" as LocalizedStringKey : "Off") }
}
