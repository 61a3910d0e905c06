import DisplayList
import Findings
import Geometry

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
