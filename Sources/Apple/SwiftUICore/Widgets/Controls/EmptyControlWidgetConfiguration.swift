/// A control that is not offered.
public struct EmptyControlWidgetConfiguration: PrimitiveControlConfiguration {
    public init() {}
    public static func _describeControl(_ configuration: Self, into record: inout _WidgetConfigurationRecord) {}
}
