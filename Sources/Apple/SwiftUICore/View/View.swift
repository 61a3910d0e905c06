/// A part of a widget's interface.
// As in Apple's SDK the protocol is bound to the main actor with `@preconcurrency`: source written for Swift 5 and Swift 6
// depends on it.
@MainActor @preconcurrency
public protocol View {
    /// What the view is made of.
    associatedtype Body: View

    /// What the view shows.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Appends what the view draws to `list`: none, one or several nodes. Groups, tuples and conditions append
    /// their members, so that modifiers and stacks treat them one by one.
    static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList)
}

extension View {
    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        ViewResolver.resolveBody(of: view, inputs, into: &list)
    }
}

extension Never: View {
    /// `Never` itself.
    public typealias Body = Never
    public var body: Never { fatalError("Never has no value, so its body cannot be asked for") }
}

/// A view without a body, which is drawn as it is.
@MainActor @preconcurrency
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never { fatalError("\(Self.self) is drawn by the engine and has no body") }
}

/// A view that draws nothing and takes no place.
public struct EmptyView: PrimitiveView, Sendable {
    public nonisolated init() {}

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {}
}

/// A view whose type is not known where it is used.
public struct AnyView: PrimitiveView {
    nonisolated(unsafe) private let resolveContent: @MainActor (_ViewInputs, inout _ViewList) -> Void

    nonisolated public init<V: View>(_ view: V) {
        if let erased = view as? AnyView {
            self = erased
        } else {
            resolveContent = { V._resolve(view, $0, into: &$1) }
        }
    }

    nonisolated public init<V: View>(erasing view: V) { self.init(view) }

    nonisolated public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        guard let inputs = inputs.nested() else { return }
        view.resolveContent(inputs, &list)
    }
}

/// A view that is drawn again only when it differs from before; in a still picture it is its content.
public struct EquatableView<Content: View & Equatable>: View {
    nonisolated(unsafe) public var content: Content

    nonisolated public init(content: Content) { self.content = content }

    public var body: some View { content }
}

nonisolated extension View where Self: Equatable {
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

nonisolated extension View {
    /// Does nothing: a picture's views are asked once, and nothing changes.
    public static func _printChanges() {}
    /// Does nothing: a picture's views are asked once, and nothing changes.
    public static func _logChanges() {}
}
