/// The views that a container was given.
public struct SubviewsCollection: PrimitiveView, RandomAccessCollection {
    public typealias SubSequence = SubviewsCollectionSlice

    let subviews: [Subview]

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { .init(base: subviews[bounds]) }

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        for subview in view.subviews { Subview._resolve(subview, inputs, into: &list) }
    }
}

/// Some of the views that a container was given.
public struct SubviewsCollectionSlice: PrimitiveView, RandomAccessCollection {
    public typealias SubSequence = SubviewsCollectionSlice

    let base: ArraySlice<Subview>

    public var startIndex: Int { base.startIndex }
    public var endIndex: Int { base.endIndex }
    public subscript(index: Int) -> Subview { base[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { .init(base: base[bounds]) }

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        for subview in view.base { Subview._resolve(subview, inputs, into: &list) }
    }
}
