import DisplayList
import Geometry
import Typesetting

extension GraphicsContext {
    /// A text under the context's environment, ready to be measured and drawn.
    public struct ResolvedText {
        /// Paints what has no style of its own.
        public var shading: Shading = .foreground
        let text: Text
        /// Those of the environment that the text was resolved in.
        let inputs: _ViewInputs
        private let node: TextNode

        init(_ text: Text, _ inputs: _ViewInputs) {
            self.text = text
            self.inputs = inputs
            node = TextNode(text, inputs)
        }

        private func typeset(_ size: CGSize) -> TypesetText { node.typeset(ProposedViewSize(size)) }

        /// The room, in points, that the text takes of `size`.
        public func measure(in size: CGSize) -> CGSize { typeset(size).size }

        /// Points from the top of the text.
        public func firstBaseline(in size: CGSize) -> CGFloat { typeset(size).firstBaseline }
        public func lastBaseline(in size: CGSize) -> CGFloat { typeset(size).lastBaseline }

        func painted(_ context: GraphicsContext) -> TextNode {
            guard let style = shading.foregroundStyle else { return node }
            var inputs = inputs
            inputs.environment.foregroundStyles = style
            return TextNode(text, inputs)
        }
    }

    public func resolve(_ text: Text) -> ResolvedText {
        var inputs = target.inputs
        inputs.environment = environment
        // A renderer draws views; what it draws itself is drawn as it is.
        inputs.environment.textRenderer = nil
        return ResolvedText(text, inputs)
    }

    /// Sets a text in the width of `rect` and draws it from its top, with as many lines as it holds.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        guard (rect.minX + rect.minY).isFinite else { return }
        let size = text.measure(in: rect.size)
        let node = text.painted(self)
        let slack = rect.width.isFinite ? max(0, rect.width - size.width) : 0
        let indent: CGFloat =
            switch node.side {
            case .left: 0
            case .center: slack / 2
            case .right: slack
            }
        draw(node, at: CGPoint(x: rect.minX + indent, y: rect.minY), ProposedViewSize(rect.size))
    }

    /// Draws a text in one line for each of its own.
    /// - Parameter anchor: the place of the text's box that comes to `point`.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        guard (point.x + point.y).isFinite else { return }
        let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)
        let box = text.measure(in: unlimited).placed(at: point, anchor: anchor)
        draw(text.painted(self), at: box.origin, .unspecified)
    }

    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    private func draw(_ node: TextNode, at origin: CGPoint, _ proposal: ProposedViewSize) {
        PlacementScope.outermost { node.place(at: origin, proposal: proposal) }
        draw(record(node))
    }
}

extension GraphicsContext {
    /// Draws a line of a text, in the space of the text's view.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        draw(line.storage.items(line.line.fragments))
    }

    /// Draws a run of a text, in the space of the text's view.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw(run.storage.items([run.fragment]))
    }

    /// Draws a part of a run, in the space of the text's view.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        draw(slice.run.storage.items(slice))
    }
}
