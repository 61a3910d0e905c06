/// A configuration that shows nothing.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    public typealias Body = Never
    public init() {}
    public var body: Never { fatalError("EmptyWidgetConfiguration has no body") }
    public static func _describe(_ configuration: Self, into record: inout _WidgetConfigurationRecord) {}
}
