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
