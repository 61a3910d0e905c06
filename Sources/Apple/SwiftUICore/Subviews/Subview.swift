/// One of the views that a container was given, to be placed by the container.
public struct Subview: PrimitiveView, Identifiable {
    /// Identifies a view by its container's content and its place in it.
    public struct ID: Hashable {
        let source: ViewIdentity
        let index: Int
    }

    let source: SubviewSource
    let index: Int

    nonisolated public var id: ID { MainActor.assumeIsolated { ID(source: source.identity, index: index) } }

    /// What the view tells its container.
    public var containerValues: ContainerValues { source.traits(at: index).containerValues }

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        if let node = view.source.node(at: view.index, inputs) { list.append(node) }
    }
}

/// The views that a container was given.
public struct SubviewsCollection: PrimitiveView, RandomAccessCollection {
    /// Part of the views.
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
    /// A part of a part is of the same type.
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

/// The views that a content resolves to, made once for all subviews that stand in the same surroundings.
///
/// A subview that is given an environment of its own, or is shown twice, is resolved anew: its nodes are its own.
@MainActor
final class SubviewSource {
    private let content: _ContentResolver
    private let inputs: _ViewInputs
    private var nodes: [LayoutNode]
    private var environment: EnvironmentValues
    private var stackAxis: Axis?
    private var taken: Set<Int> = []

    init<V: View>(_ view: V, _ inputs: _ViewInputs) {
        content = { V._resolve(view, $0, into: &$1) }
        self.inputs = inputs
        environment = inputs.environment
        stackAxis = inputs.stackAxis
        nodes = ViewResolver.nodes(of: view, inputs)
    }

    var count: Int { nodes.count }

    func traits(at index: Int) -> ViewTraits { nodes[index].traits }

    /// Tells the subviews of one content apart, and from those of others.
    var identity: ViewIdentity { inputs.identity }

    func node(at index: Int, _ outer: _ViewInputs) -> LayoutNode? {
        let isSame = environment.isSameList(as: outer.environment) && stackAxis == outer.stackAxis
        if !isSame || taken.contains(index) {
            var inputs = inputs
            inputs.environment = outer.environment
            inputs.stackAxis = outer.stackAxis
            var list = _ViewList()
            content(inputs, &list)
            (nodes, environment, stackAxis, taken) = (list.nodes, outer.environment, outer.stackAxis, [])
        }
        guard nodes.indices.contains(index) else { return nil }
        taken.insert(index)
        return nodes[index]
    }
}

/// Hands the views of a content to a closure that arranges them.
public struct _SubviewsReader<Base: View, Result: View>: PrimitiveView {
    let base: Base
    let transform: @MainActor ([Subview]) -> Result

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        let source = SubviewSource(view.base, inputs.child(0))
        let subviews = (0..<source.count).map { Subview(source: source, index: $0) }
        let result = EnvironmentValues.with(inputs.environment) { view.transform(subviews) }
        Result._resolve(result, inputs.child(1), into: &list)
    }
}

extension Group {
    /// The views of `view` one by one, as `transform` arranges them.
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == _SubviewsReader<Base, Result> {
        self.init(content: _SubviewsReader(base: view) { transform(SubviewsCollection(subviews: $0)) })
    }

    /// The sections of `view`, as `transform` arranges them.
    nonisolated public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == _SubviewsReader<Base, Result> {
        self.init(content: _SubviewsReader(base: view) { transform(SectionCollection($0)) })
    }
}

/// What `ForEach(subviews:)` goes over: known when the views are resolved, and empty until then.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Subview { fatalError("there is no subview before the views are resolved") }
}

/// What `ForEach(sections:)` goes over: known when the views are resolved, and empty until then.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> SectionConfiguration {
        fatalError("there is no section before the views are resolved")
    }
}

extension ForEach where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    /// A view for each of the views of `view`.
    nonisolated public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
        self.init(
            data: ForEachSubviewCollection(), content: content, id: \.id,
            resolveElements: { inputs, list in
                let reader = _SubviewsReader(base: view) {
                    ForEach<[Subview], Subview.ID, Content>($0, content: content)
                }
                _SubviewsReader._resolve(reader, inputs, into: &list)
            })
    }
}

extension ForEach
where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
    /// A view for each of the sections of `view`.
    nonisolated public init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) {
        self.init(
            data: ForEachSectionCollection(), content: content, id: \.id,
            resolveElements: { inputs, list in
                let reader = _SubviewsReader(base: view) {
                    ForEach<SectionCollection, SectionConfiguration.ID, Content>(
                        SectionCollection($0), content: content)
                }
                _SubviewsReader._resolve(reader, inputs, into: &list)
            })
    }
}
