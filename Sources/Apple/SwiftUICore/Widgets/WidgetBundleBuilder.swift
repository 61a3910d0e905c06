import FoundationCompat

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
