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
