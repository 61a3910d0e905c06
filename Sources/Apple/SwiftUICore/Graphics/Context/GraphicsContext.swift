import DisplayList
import Findings
import Geometry

/// Where drawing calls go, and the state in which they draw: a copy changes its own state and draws to the same
/// place.
public struct GraphicsContext {
    package var target: GraphicsTarget
    /// In force for what is drawn from here on, the first one outermost.
    var clips: [ClipShape] = []
    var filters: [AppliedFilter] = []

    /// 0…1, of each drawing call.
    public var opacity: Double = 1
    public var blendMode: BlendMode = .normal
    /// The environment of the canvas.
    public private(set) var environment: EnvironmentValues
    /// From the space that is drawn in to the canvas'.
    public var transform = CGAffineTransform.identity

    package init(target: GraphicsTarget, environment: EnvironmentValues) {
        self.target = target
        self.environment = environment
    }

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

    /// Applies `matrix` to what is drawn, before the transform so far.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
}

extension GraphicsContext {
    /// Draws what `content` draws as one, in the current state.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let layer = beginLayer()
        var context = layer.context
        try content(&context)
        endLayer(layer)
    }

    /// A layer that is drawn call by call.
    package struct LayerRecording {
        /// Draws to the layer.
        package let context: GraphicsContext

        /// What the layer holds, in the canvas' space. Modes inside a layer meet what the layer holds.
        var items: [DisplayItem] {
            let target = context.target
            return target.blends ? [.group(DisplayGroup(target.items, isolated: true))] : target.items
        }
    }

    /// Begins a layer in the current space, with plain state.
    package func beginLayer() -> LayerRecording {
        var context = GraphicsContext(target: GraphicsTarget(layerOf: target), environment: environment)
        context.transform = transform
        return LayerRecording(context: context)
    }

    /// Draws what a layer holds as one, in the current state.
    package func endLayer(_ layer: LayerRecording) {
        let items = layer.items
        composite(items.count > 1 ? [.group(DisplayGroup(items, isolated: true))] : items, under: .identity)
    }

    package func report(_ finding: Finding) { target.report(finding) }
}

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
