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
