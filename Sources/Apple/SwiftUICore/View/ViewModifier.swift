/// A change to a view that can be named and used again.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>

    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// Appends the modified content's nodes; `content` appends those of the view that is modified.
    static func _resolve(
        _ modifier: Self, _ inputs: _ViewInputs, content: @escaping _ContentResolver, into list: inout _ViewList)
}

/// Resolves a modifier's content under the inputs that the modifier passes on.
public typealias _ContentResolver = @MainActor (_ViewInputs, inout _ViewList) -> Void

extension ViewModifier {
    public static func _resolve(
        _ modifier: Self, _ inputs: _ViewInputs, content: @escaping _ContentResolver, into list: inout _ViewList
    ) {
        ViewResolver.resolveBody(of: modifier, inputs, content: content, into: &list)
    }

    public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never {
        fatalError("\(Self.self) is applied by the engine and has no body")
    }
}

nonisolated extension ViewModifier {
    /// Changes nothing: a picture shows where an animation ends.
    public func animation(_ animation: Animation?) -> some ViewModifier { self }
    /// Changes nothing: a picture shows where an animation ends.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier { self }
}

/// A modifier whose values are interpolated. `ViewModifier` and `Animatable` together do the same.
@available(*, deprecated, message: "use Animatable directly")
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// The view that a modifier's body wraps.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
    package let resolveContent: _ContentResolver

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        let start = list.nodes.count
        view.resolveContent(inputs, &list)
        list.mark(from: start, .content(of: Modifier.self))
    }
}

/// A value with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// `Never`: the modifier makes the body from the content.
    public typealias Body = Never

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        let content = view.content
        Modifier._resolve(
            view.modifier, inputs, content: { Content._resolve(content, $0, into: &$1) }, into: &list)
    }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// `Never`: both modifiers apply one after the other.
    public typealias Body = Never

    public static func _resolve(
        _ modifier: Self, _ inputs: _ViewInputs, content: @escaping _ContentResolver, into list: inout _ViewList
    ) {
        let inner = modifier.content
        Modifier._resolve(
            modifier.modifier, inputs, content: { Content._resolve(inner, $0, content: content, into: &$1) },
            into: &list)
    }
}

nonisolated extension View {
    /// Applies a modifier to the view.
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Sendable {
    public static let identity = EmptyModifier()
    /// `Never`: the content stays as it is.
    public typealias Body = Never

    public init() {}

    public static func _resolve(
        _ modifier: Self, _ inputs: _ViewInputs, content: @escaping _ContentResolver, into list: inout _ViewList
    ) {
        content(inputs, &list)
    }
}
