/// A configuration that shows nothing.
public struct EmptyWidgetConfiguration: PrimitiveConfiguration {
    public init() {}
    public static func _describe(_ configuration: Self, into record: inout _WidgetConfigurationRecord) {}
}
