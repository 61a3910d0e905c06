/// Several widgets in the place of one.
package struct WidgetGroup: Widget {
    private let collect: @MainActor (inout _WidgetList) -> Void

    init(_ collect: @escaping @MainActor (inout _WidgetList) -> Void) { self.collect = collect }

    package init() { collect = { _ in } }

    package var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

    package static func _collect(_ widget: Self, into list: inout _WidgetList) { widget.collect(&list) }
}
