import AppIntents

/// A button or a toggle of Control Center, the Lock Screen and the Action button.
@MainActor @preconcurrency
public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration

    init()
    @ControlWidgetConfigurationBuilder var body: Body { get }
}

extension ControlWidget {
    /// Appends the control's configuration.
    package static func _collect(_ control: Self, into list: inout _WidgetList) {
        var record = _WidgetConfigurationRecord()
        Body._describeControl(control.body, into: &record)
        if record.source != nil { list.records.append(record) }
    }
}

/// What describes a control; `StaticControlConfiguration` and its relative, and modifiers of them.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
    associatedtype Body: ControlWidgetConfiguration

    @ControlWidgetConfigurationBuilder var body: Body { get }

    static func _describeControl(_ configuration: Self, into record: inout _WidgetConfigurationRecord)
}

extension ControlWidgetConfiguration {
    public static func _describeControl(_ configuration: Self, into record: inout _WidgetConfigurationRecord) {
        Body._describeControl(configuration.body, into: &record)
    }
}

extension Never: ControlWidgetConfiguration {}

/// A configuration that describes itself; it has no body.
@MainActor @preconcurrency
package protocol PrimitiveControlConfiguration: ControlWidgetConfiguration where Body == Never {}

extension PrimitiveControlConfiguration {
    public var body: Never { fatalError("\(Self.self) describes itself and has no body") }
}

/// Lets statements come before a control's configuration.
@resultBuilder
public struct ControlWidgetConfigurationBuilder {
    public static func buildExpression<Content: ControlWidgetConfiguration>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ControlWidgetConfiguration>(_ content: Content) -> Content { content }
}

/// A control that is not offered.
public struct EmptyControlWidgetConfiguration: PrimitiveControlConfiguration {
    public init() {}
    public static func _describeControl(_ configuration: Self, into record: inout _WidgetConfigurationRecord) {}
}

/// A control's configuration with a change applied after it was described.
package struct ModifiedControlConfiguration<Content: ControlWidgetConfiguration>: PrimitiveControlConfiguration {
    let content: Content
    let change: (inout _WidgetConfigurationRecord) -> Void

    package init(content: Content, change: @escaping (inout _WidgetConfigurationRecord) -> Void) {
        self.content = content
        self.change = change
    }

    package static func _describeControl(_ configuration: Self, into record: inout _WidgetConfigurationRecord) {
        Content._describeControl(configuration.content, into: &record)
        configuration.change(&record)
    }
}

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
