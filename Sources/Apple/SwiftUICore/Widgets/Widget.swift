import FoundationCompat

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

/// Turns the statements of a bundle's body into one group of widgets.
@resultBuilder
public struct WidgetBundleBuilder {
    /// Made when it is collected, and not before, so that one whose initializer traps can be left out.
    @MainActor public static func buildExpression<Content: Widget>(
        _ content: @autoclosure @escaping () -> Content
    ) -> some Widget {
        WidgetGroup { list in list.add(content) }
    }

    /// A control beside the widgets.
    @MainActor public static func buildExpression<Content: ControlWidget>(
        _ content: @autoclosure @escaping () -> Content
    ) -> some Widget {
        WidgetGroup { list in
            if AnnouncedWidgets.begins(Content.self) { Content._collect(content(), into: &list) }
        }
    }

    @MainActor public static func buildBlock() -> some Widget { WidgetGroup { _ in } }

    @MainActor public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget {
        WidgetGroup { list in
            func collect<W: Widget>(_ widget: W) { W._collect(widget, into: &list) }
            repeat collect(each content)
        }
    }

    @MainActor public static func buildOptional<Content: Widget>(_ content: Content?) -> some Widget {
        WidgetGroup { list in if let content { Content._collect(content, into: &list) } }
    }

    @MainActor public static func buildEither<Content: Widget>(first: Content) -> some Widget { first }
    @MainActor public static func buildEither<Content: Widget>(second: Content) -> some Widget { second }

    @MainActor public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> some Widget {
        WidgetGroup { list in Content._collect(content, into: &list) }
    }
}

/// Several widgets in the place of one.
package struct WidgetGroup: Widget {
    private let collect: @MainActor (inout _WidgetList) -> Void

    init(_ collect: @escaping @MainActor (inout _WidgetList) -> Void) { self.collect = collect }

    package init() { collect = { _ in } }

    package var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

    package static func _collect(_ widget: Self, into list: inout _WidgetList) { widget.collect(&list) }
}

/// The configurations found so far.
public struct _WidgetList {
    package var records: [_WidgetConfigurationRecord] = []
    package init() {}

    /// Adds what a widget of a bundle declares, unless it is to be left out.
    @MainActor
    mutating func add<Content: Widget>(_ make: () -> Content) {
        if AnnouncedWidgets.begins(Content.self) { Content._collect(make(), into: &self) }
    }
}
