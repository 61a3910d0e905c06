/// A part of a widget's interface.
///
/// As in Apple's SDK the protocol is bound to the main actor with `@preconcurrency`: source written for Swift 5
/// and Swift 6 depends on it.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

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
    public typealias Body = Never
    public var body: Never { fatalError("Never has no value, so its body cannot be asked for") }
}
