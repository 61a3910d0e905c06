/// A widget: its configuration, and with it its provider and its views.
@MainActor @preconcurrency
public protocol Widget {
    associatedtype Body: WidgetConfiguration

    init()
    var body: Body { get }

    /// Appends the configurations that the widget declares; a group of widgets appends those of its members.
    static func _collect(_ widget: Self, into list: inout _WidgetList)
}

extension Widget {
    public static func _collect(_ widget: Self, into list: inout _WidgetList) {
        var record = _WidgetConfigurationRecord()
        Body._describe(widget.body, into: &record)
        if record.source != nil { list.records.append(record) }
    }
}
