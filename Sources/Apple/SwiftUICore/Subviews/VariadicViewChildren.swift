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
