import FoundationCompat

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

/// One configuration with what its modifiers set.
public struct _WidgetConfigurationRecord {
    package var kind = ""
    package var displayName: Text?
    package var description: Text?
    package var contentMarginsEnabled = true
    package var containerBackgroundRemovable = true
    /// The families by raw value; nil for all of them.
    package var families: [Int]?
    /// What drives the provider, which only WidgetKit has a type for; nil for a configuration that shows nothing.
    package var source: AnyObject?

    package init() {}
}

/// A configuration that describes itself; it has no body.
@MainActor @preconcurrency
package protocol PrimitiveConfiguration: WidgetConfiguration where Body == Never {}

extension PrimitiveConfiguration {
    public var body: Never { fatalError("\(Self.self) describes itself and has no body") }
}

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

/// A configuration that shows nothing.
public struct EmptyWidgetConfiguration: PrimitiveConfiguration {
    public init() {}
    public static func _describe(_ configuration: Self, into record: inout _WidgetConfigurationRecord) {}
}

/// No widget, in the place of one whose code does not compile here: a finding tells which.
public struct _LeftOutConfiguration: PrimitiveConfiguration {
    public init(_ message: String) { LeftOutCode.note(message) }
    public static func _describe(_ configuration: Self, into record: inout _WidgetConfigurationRecord) {}
}

/// No widget, in the place of one whose code does not compile here: a finding tells which.
public struct _LeftOutWidget: Widget {
    private var message: String?

    public init() {}
    public nonisolated init(_ message: String) { self.message = message }

    public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

    public static func _collect(_ widget: Self, into list: inout _WidgetList) {
        if let message = widget.message { LeftOutCode.note(message) }
    }
}

/// What `darkroom` writes in the place of code that does not compile here, where a widget is asked for.
@_disfavoredOverload
public nonisolated func _leftOut(_ message: String, _ unused: Any...) -> _LeftOutWidget { _LeftOutWidget(message) }

extension WidgetConfiguration {
    /// The configuration without a modifier that is not here: a finding tells which.
    public func _withoutModifier(_ message: String) -> Self {
        LeftOutCode.note(message)
        return self
    }
}
