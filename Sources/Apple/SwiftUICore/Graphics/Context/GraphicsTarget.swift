import DisplayList
import Findings
import Geometry

/// What copies of a context draw to, and what all of them know of the place. Its space is the canvas'.
package final class GraphicsTarget {
    package private(set) var items: [DisplayItem] = []
    /// Whether something was drawn that changes what lies below it otherwise than by covering it.
    package private(set) var blends = false
    /// In points; what lies outside cannot be seen.
    package let bounds: CGRect
    package let inputs: _ViewInputs
    package let displayScale: CGFloat
    package let report: (Finding) -> Void
    /// What lies below a layer that is being drawn.
    let parent: GraphicsTarget?
    let symbols: SymbolTable

    init(
        bounds: CGRect, inputs: _ViewInputs, symbols: [LayoutNode], displayScale: CGFloat,
        report: @escaping (Finding) -> Void
    ) {
        self.bounds = bounds
        self.inputs = inputs
        self.displayScale = displayScale
        self.report = report
        self.symbols = SymbolTable(symbols)
        parent = nil
    }

    /// A blank canvas outside of any view; findings go where those of the environment's images go.
    package convenience init(drawing size: CGSize, in environment: EnvironmentValues) {
        let source = environment.assetSource
        self.init(
            bounds: CGRect(origin: .zero, size: size),
            inputs: _ViewInputs(environment: environment, session: ResolutionSession()), symbols: [],
            displayScale: environment.displayScale, report: { source.note($0) })
    }

    init(layerOf parent: GraphicsTarget) {
        (bounds, inputs, displayScale) = (parent.bounds, parent.inputs, parent.displayScale)
        (report, symbols, self.parent) = (parent.report, parent.symbols, parent)
    }

    func append(_ item: DisplayItem, blendMode: LayerBlendMode) {
        items.append(item)
        if blendMode != .normal { blends = true }
    }

    /// The views that a renderer draws by their tags, laid out when they are asked for.
    final class SymbolTable {
        let nodes: [LayoutNode]
        private var placed: Set<Int> = []

        init(_ nodes: [LayoutNode]) { self.nodes = nodes }

        /// At its ideal size in the origin.
        func node(tagged tag: AnyHashable) -> LayoutNode? {
            guard let index = nodes.firstIndex(where: { $0.traits.tag == tag }) else { return nil }
            if placed.insert(index).inserted {
                PlacementScope.outermost { nodes[index].place(at: .zero, proposal: .unspecified) }
            }
            return nodes[index]
        }
    }

    /// What `renderer` draws on a blank canvas.
    package static func record(
        size: CGSize, inputs: _ViewInputs, symbols: [LayoutNode] = [], displayScale: CGFloat,
        report: @escaping (Finding) -> Void, _ renderer: (inout GraphicsContext, CGSize) -> Void
    ) -> GraphicsTarget {
        record(
            bounds: CGRect(origin: .zero, size: size), inputs: inputs, symbols: symbols, displayScale: displayScale,
            report: report
        ) { renderer(&$0, size) }
    }

    /// - Parameter bounds: what can be drawn on, in points.
    static func record(
        bounds: CGRect, inputs: _ViewInputs, symbols: [LayoutNode] = [], displayScale: CGFloat,
        report: @escaping (Finding) -> Void, _ renderer: (inout GraphicsContext) -> Void
    ) -> GraphicsTarget {
        let target = GraphicsTarget(
            bounds: bounds, inputs: inputs, symbols: symbols, displayScale: displayScale, report: report)
        var context = GraphicsContext(target: target, environment: inputs.environment)
        EnvironmentValues.with(inputs.environment) { renderer(&context) }
        return target
    }
}
