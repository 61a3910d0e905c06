/// What describes a widget; `StaticConfiguration` and its relatives, and modifiers of them.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration

    var body: Body { get }

    static func _describe(_ configuration: Self, into record: inout _WidgetConfigurationRecord)
}

extension WidgetConfiguration {
    public static func _describe(_ configuration: Self, into record: inout _WidgetConfigurationRecord) {
        Body._describe(configuration.body, into: &record)
    }
}

extension Never: WidgetConfiguration {}
