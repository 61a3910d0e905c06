import DisplayList
import Findings
import Geometry

/// A canvas in the layout tree: its renderer runs while the tree is recorded.
final class CanvasNode: LayoutNode {
    private let symbols: [LayoutNode]
    private let isOpaque: Bool
    private let colorMode: ColorRenderingMode
    private let renderer: (inout GraphicsContext, CGSize) -> Void
    private let inputs: _ViewInputs

    init(
        symbols: [LayoutNode], isOpaque: Bool, colorMode: ColorRenderingMode,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, inputs: _ViewInputs
    ) {
        self.symbols = symbols
        self.isOpaque = isOpaque
        self.colorMode = colorMode
        self.renderer = renderer
        self.inputs = inputs
        super.init()
    }

    override func record(_ recorder: inout DisplayListRecorder) {
        recorder.marking({
            MotionMark(.image, identity: inputs.identity.number, frame: frame, change: .opacity)
        }) { recordContent(&$0) }
    }

    private func recordContent(_ recorder: inout DisplayListRecorder) {
        let rect = recorder.snap(frame)
        guard rect.width > 0, rect.height > 0 else { return }
        let drawing = GraphicsTarget.record(
            size: rect.size, inputs: inputs, symbols: symbols, displayScale: recorder.displayScale,
            report: recorder.report, renderer)
        if colorMode != .nonLinear, !drawing.items.isEmpty {
            recorder.report(
                Finding(
                    .canvasColorModeIgnored,
                    "a canvas asks for colors that blend in linear sRGB; they blend in encoded sRGB"))
        }
        var items = drawing.items
        let bounds = Outline.rectangle(CGRect(origin: .zero, size: rect.size))
        if isOpaque { items.insert(.fill(bounds, .color(.black)), at: 0) }
        guard !items.isEmpty else { return }
        // Modes other than normal meet what the canvas holds and nothing below it.
        recorder.append(
            .group(
                DisplayGroup(
                    items, transform: CGAffineTransform(translationX: rect.minX, y: rect.minY), clip: .init(bounds),
                    isolated: drawing.blends)))
    }

    override var name: String { "Canvas" }
}
