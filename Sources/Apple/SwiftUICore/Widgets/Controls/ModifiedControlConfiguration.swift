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
