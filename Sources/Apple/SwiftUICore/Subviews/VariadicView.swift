/// Containers that see their content's views one by one: what `Group(subviews:)` is since iOS 18, under the names
/// that earlier code takes from SwiftUI's interface.
public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    public typealias Children = _VariadicView_Children

    /// A root with the content that it arranges.
    public struct Tree<Root: _VariadicView_Root, Content> {
        public var root: Root
        public var content: Content

        public init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }

        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.init(root: root, content: content())
        }
    }
}

public protocol _VariadicView_Root {}

/// Arranges the views of a content.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View
    @ViewBuilder func body(children: _VariadicView.Children) -> Body
    static var _isUnary: Bool { get }
}

/// A root whose result is one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose result may be several views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView_ViewRoot { public static var _isUnary: Bool { false } }
extension _VariadicView_UnaryViewRoot { public static var _isUnary: Bool { true } }

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    public typealias Body = Never

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        var root = view.root
        DynamicProperties.connect(&root, inputs)
        let reader = _SubviewsReader(base: view.content) { root.body(children: .init(subviews: $0)) }
        guard Root._isUnary else { return _SubviewsReader._resolve(reader, inputs, into: &list) }
        let nodes = ViewResolver.nodes(of: reader, inputs)
        if !nodes.isEmpty { list.append(ViewResolver.combine(nodes, inputs)) }
    }
}

extension _VariadicView.Tree: PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {}
