import Geometry

/// A view that code of its own draws, in the order of its calls.
public struct Canvas<Symbols: View> {
    nonisolated(unsafe) public var symbols: Symbols
    nonisolated(unsafe) public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether what is not drawn on is black.
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
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
