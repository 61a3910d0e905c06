import DisplayList
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

/// A mark on a stretch of text that the author's own drawing code looks for.
public protocol TextAttribute {}

extension Text {
    /// Marks the text for renderers; how it is drawn without one does not change.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text { adding(.attribute(AnyTextAttribute(value))) }
}

/// A mark of a type that is known where it is asked for.
package struct AnyTextAttribute: Equatable {
    let value: any TextAttribute

    init(_ value: any TextAttribute) { self.value = value }

    /// Marks are compared by what they say of themselves, which is enough to keep texts equatable.
    package static func == (lhs: AnyTextAttribute, rhs: AnyTextAttribute) -> Bool {
        type(of: lhs.value) == type(of: rhs.value) && "\(lhs.value)" == "\(rhs.value)"
    }
}

extension TextNode {
    /// Has the environment's renderer draw the text.
    func record(with renderer: any TextRenderer, _ recorder: inout DisplayListRecorder) {
        let origin = recorder.snap(frame).origin
        let padding = renderer.displayPadding
        let layout = Text.Layout(storage: TextLayoutStorage(self, proposal: placedProposal))
        report(layout.storage.text, &recorder)
        let bounds = CGRect(
            x: -padding.leading, y: -padding.top, width: frame.width + padding.leading + padding.trailing,
            height: frame.height + padding.top + padding.bottom)
        var inputs = inputs
        inputs.environment.textRenderer = nil
        let target = GraphicsTarget.record(
            bounds: bounds, inputs: inputs, displayScale: recorder.displayScale, report: recorder.report
        ) { context in
            context.translateBy(x: indent(of: layout.storage.text), y: 0)
            renderer.draw(layout: layout, in: &context)
        }
        guard !target.items.isEmpty else { return }
        recorder.append(
            .group(
                DisplayGroup(
                    target.items, transform: CGAffineTransform(translationX: origin.x, y: origin.y),
                    isolated: target.blends)))
    }
}

extension Text {
    /// The layouts of the texts in a view.
    public struct LayoutKey: PreferenceKey, Sendable {
        /// A layout, and where its text's view lies.
        public struct AnchoredLayout: Equatable {
            public var origin: Anchor<CGPoint>
            public var layout: Text.Layout
        }

        public static var defaultValue: [AnchoredLayout] { [] }

        public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
            value += nextValue()
        }
    }
}
