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
