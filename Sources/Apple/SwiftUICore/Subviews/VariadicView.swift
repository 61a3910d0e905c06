/// Containers that see their content's views one by one: what `Group(subviews:)` is since iOS 18, under the names
/// that earlier code takes from SwiftUI's interface.
public enum _VariadicView {
    /// Any root.
    public typealias Root = _VariadicView_Root
    /// A root that arranges views.
    public typealias ViewRoot = _VariadicView_ViewRoot
    /// A root whose result is one view.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    /// A root whose result may be several views.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    /// The views that a root arranges.
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
    /// `Never`: the root arranges the content.
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

/// The views of a content, for a root that arranges them.
public struct _VariadicView_Children: PrimitiveView, RandomAccessCollection {
    let subviews: [Subview]

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        for subview in view.subviews { Subview._resolve(subview, inputs, into: &list) }
    }

    /// One of the views.
    public struct Element: PrimitiveView, Identifiable {
        let subview: Subview

        nonisolated public var id: AnyHashable { AnyHashable(subview.id) }

        /// The id that `ForEach` or `tag(_:)` gave the view, where it is of type `ID`.
        public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
            subview.source.traits(at: subview.index).tag?.base as? ID
        }

        public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
            subview.source.traits(at: subview.index).variadicTraits[ObjectIdentifier(key)] as? Trait.Value
                ?? Trait.defaultValue
        }

        public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
            Subview._resolve(view.subview, inputs, into: &list)
        }
    }
}

/// A value that a view tells the root it stands in.
public protocol _ViewTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

nonisolated extension View {
    public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        changeTraits { $0.variadicTraits[ObjectIdentifier(key)] = value }
    }
}
