import Foundation

/// One view for every element of a collection, each identified by a value of the element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    package let id: (Data.Element) -> ID
    /// Appends the elements' views where the elements are known only then.
    package var resolveElements: (@MainActor (_ViewInputs, inout _ViewList) -> Void)?
}

extension ForEach {
    /// For content other than views.
    package init(storing data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: id)
    }
}

extension ForEach: View where Content: View {
    /// `Never`: the elements join the surrounding container one by one.
    public typealias Body = Never

    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        if let resolveElements = view.resolveElements { return resolveElements(inputs, &list) }
        for element in view.data {
            let id = view.id(element)
            let inputs = inputs.child(id: id)
            let start = list.nodes.count
            let content = EnvironmentValues.with(inputs.environment) { view.content(element) }
            Content._resolve(content, inputs, into: &list)
            for node in list.nodes[start...] where node.traits.tag == nil { node.traits.tag = AnyHashable(id) }
        }
    }
}

extension ForEach: PrimitiveView where Content: View {}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: \.id)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

extension ForEach where Content: View {
    /// One view for every element, each given a binding to its element.
    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
            content: { content(data[$0.0]) }, id: { $0.1 })
    }

    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID,
        C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }
}

/// Rows are not edited in a picture.
extension DynamicViewContent {
    /// Never runs its action: rows are not edited in a widget.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }
    /// Never runs its action: rows are not edited in a widget.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}

/// Content that is made from a collection.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}
