import Geometry
import DisplayList

/// A shape that fills the room it is given.
package final class ShapeNode<S: Shape>: LayoutNode {
    /// What is done with the outline.
    package enum Operation {
        case fill(FillStyle)
        case stroke(StrokeStyle, antialiased: Bool)
    }

    private let shape: S
    private let operation: Operation
    private let style: AnyShapeStyle
    private let inputs: _ViewInputs
    /// What source calls the view, where that is not the shape.
    private let title: String?

    package init(
        shape: S, operation: Operation, style: AnyShapeStyle, inputs: _ViewInputs, title: String? = nil
    ) {
        self.title = title
        self.shape = shape
        self.operation = operation
        self.style = style
        self.inputs = inputs
        super.init()
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    override package func record(_ recorder: inout DisplayListRecorder) {
        let place = recorder.marksMotion ? recorder.snap(frame) : frame
        recorder.marking({
            MotionMark(
                .shape, identity: inputs.identity.number, frame: place,
                shape: .way(of: shape, inputs.environment))
        }) { recordContent(&$0) }
    }

    private func recordContent(_ recorder: inout DisplayListRecorder) {
        let rect = recorder.snap(frame)
        guard rect.width > 0 || rect.height > 0 else { return }
        let environment = inputs.environment
        let (outline, painted) = EnvironmentValues.with(environment) {
            (
                shape.outline(in: rect, environment),
                style._paint(in: _StyleContext(environment: environment, rect: rect))
            )
        }
        let item: DisplayItem
        switch operation {
        case .fill(let fill):
            // A stroked outline comes back as what it covers and is filled like any other shape.
            item = .fill(outline, painted.paint, evenOdd: fill.isEOFilled, antialiased: fill.isAntialiased)
        case .stroke(let stroke, let antialiased):
            item = .stroke(outline, stroke.pattern, painted.paint, antialiased: antialiased)
        }
        for item in painted.finished([item]) { recorder.append(item) }
    }

    override package var name: String { title ?? "\(S.self)" }
}
