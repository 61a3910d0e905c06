import DisplayList
import Findings
import Geometry

/// A view that code of its own draws, in the order of its calls.
public struct Canvas<Symbols: View> {
    nonisolated(unsafe) public var symbols: Symbols
    nonisolated(unsafe) public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether what is not drawn on is black.
    public var isOpaque: Bool
    /// The space that colors blend in; always drawn as `nonLinear`, with a finding if it is another.
    public var colorMode: ColorRenderingMode
    /// Ignored: a still picture is complete when it is written.
    public var rendersAsynchronously: Bool

    /// - Parameters:
    ///   - opaque: whether the canvas starts out black instead of clear.
    ///   - colorMode: the space that colors blend in; other than `nonLinear` is a finding.
    ///   - rendersAsynchronously: of no account in a still picture.
    ///   - renderer: draws into the context, whose origin is the top left corner; the size is in points.
    ///   - symbols: views that the renderer draws, each with a tag.
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }
}

extension Canvas where Symbols == EmptyView {
    /// A canvas whose renderer draws no views.
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) {
            EmptyView()
        }
    }
}

extension Canvas: PrimitiveView {
    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        let symbols = ViewResolver.nodes(of: view.symbols, inputs.child(0).outsideStack)
        list.append(
            CanvasNode(
                symbols: symbols, isOpaque: view.isOpaque, colorMode: view.colorMode, renderer: view.renderer,
                inputs: inputs))
    }
}

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
                    "a canvas requests blending in linear sRGB; colors blend in gamma-encoded sRGB"))
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

/// The working color space of drawing whose colors blend.
public enum ColorRenderingMode: Hashable, Sendable {
    /// Encoded sRGB.
    case nonLinear
    /// Linear sRGB, without colors beyond it.
    case linear
    /// Linear sRGB with components outside 0…1.
    case extendedLinear
}
