/// A configuration with a change applied after it was described.
package struct ModifiedConfiguration<Content: WidgetConfiguration>: PrimitiveConfiguration {
    let content: Content
    let change: (inout _WidgetConfigurationRecord) -> Void

    package init(content: Content, change: @escaping (inout _WidgetConfigurationRecord) -> Void) {
        self.content = content
        self.change = change
    }

    package static func _describe(_ configuration: Self, into record: inout _WidgetConfigurationRecord) {
        Content._describe(configuration.content, into: &record)
        configuration.change(&record)
    }
}
