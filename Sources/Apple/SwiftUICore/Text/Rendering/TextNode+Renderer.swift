import DisplayList
import Geometry

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
