import Geometry

/// Draws the texts of a view in a way of its own.
public protocol TextRenderer: Animatable {
    /// Draws a text; the origin is the top left corner of the text's view.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

    /// The size that the text takes for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// Points around the text that are drawn on. Nothing is cut off here where it is too small.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer asks for its size.
public struct TextProxy {
    let measure: (ProposedViewSize) -> CGSize

    /// Points; what the text would take without the renderer.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

private enum TextRendererKey: EnvironmentKey { static var defaultValue: (any TextRenderer)? { nil } }

extension EnvironmentValues {
    var textRenderer: (any TextRenderer)? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Lets `renderer` draw the texts inside.
    public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        environment(\.textRenderer, renderer)
    }
}
