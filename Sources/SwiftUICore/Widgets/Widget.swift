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

/// The widgets of an extension.
@MainActor @preconcurrency
public protocol WidgetBundle {
    associatedtype Body: Widget

    init()
    @WidgetBundleBuilder var body: Body { get }
}

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

/// The configurations found so far.
public struct _WidgetList {
    package var records: [_WidgetConfigurationRecord] = []
    package init() {}
}

/// One configuration with what its modifiers set. WidgetKit keeps its own types under keys.
public struct _WidgetConfigurationRecord {
    package var kind = ""
    package var displayName: Text?
    package var description: Text?
    package var contentMarginsEnabled = true
    package var containerBackgroundRemovable = true
    /// The families by raw value; nil for all of them.
    package var families: [Int]?
    /// What drives the provider; nil for a configuration that shows nothing.
    package var source: AnyObject?
    package var environment: [(inout EnvironmentValues) -> Void] = []

    package init() {}
}

/// A configuration with a change applied after it was described.
package struct ModifiedConfiguration<Content: WidgetConfiguration>: WidgetConfiguration {
    package typealias Body = Never
    let content: Content
    let change: (inout _WidgetConfigurationRecord) -> Void

    package init(content: Content, change: @escaping (inout _WidgetConfigurationRecord) -> Void) {
        self.content = content
        self.change = change
    }

    package var body: Never { fatalError("a modified configuration has no body") }

    package static func _describe(_ configuration: Self, into record: inout _WidgetConfigurationRecord) {
        Content._describe(configuration.content, into: &record)
        configuration.change(&record)
    }
}

/// A configuration that shows nothing.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    public typealias Body = Never
    public init() {}
    public var body: Never { fatalError("EmptyWidgetConfiguration has no body") }
    public static func _describe(_ configuration: Self, into record: inout _WidgetConfigurationRecord) {}
}
