/// Turns the statements of a view's body into one view.
@resultBuilder
public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView(_views: (repeat each content))
    }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.first(first))
    }

    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.second(second))
    }

    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// Several views side by side, as a builder block makes them.
public struct TupleView<T>: PrimitiveView {
    nonisolated(unsafe) public var value: T
    nonisolated(unsafe) private let resolveAll: @MainActor (_ViewInputs, inout _ViewList) -> Void

    nonisolated public init<each Content: View>(_views views: (repeat each Content)) where T == (repeat each Content) {
        value = views
        resolveAll = { @MainActor inputs, list in
            var index = 0
            @MainActor func resolve<V: View>(_ view: V) {
                V._resolve(view, inputs.child(index), into: &list)
                index += 1
            }
            repeat resolve(each views)
        }
    }

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        view.resolveAll(inputs, &list)
    }
}

/// One of two views, as `if`/`else` and `switch` make it.
public struct _ConditionalContent<TrueContent, FalseContent> {
    package enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    package let storage: Storage

    package init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    /// `Never`: the chosen branch joins the surrounding container.
    public typealias Body = Never

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        switch view.storage {
        case .first(let content): TrueContent._resolve(content, inputs.child(0), into: &list)
        case .second(let content): FalseContent._resolve(content, inputs.child(1), into: &list)
        }
    }
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {}

extension Optional: View where Wrapped: View {
    /// `Never`: the wrapped view, if there is one, joins the surrounding container.
    public typealias Body = Never

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        if let view { Wrapped._resolve(view, inputs.child(0), into: &list) }
    }
}

extension Optional: PrimitiveView where Wrapped: View {}

/// Several views as one value; each keeps its place in the surrounding container.
public struct Group<Content> {
    package let content: Content
}

extension Group {
    /// For content other than views.
    package init(storing content: Content) { self.init(content: content) }
}

extension Group: View where Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// `Never`: the members join the surrounding container one by one.
    public typealias Body = Never

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        Content._resolve(view.content, inputs, into: &list)
    }
}

extension Group: PrimitiveView where Content: View {}
