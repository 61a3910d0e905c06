import DisplayList
import Geometry

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

extension Shape {
    /// The shape's outline, mirrored where its behavior asks for that in the environment's reading direction.
    nonisolated func outline(in rect: CGRect, _ environment: EnvironmentValues) -> Outline {
        let outline = _outline(in: rect, environment.containerShape).outline
        guard layoutDirectionBehavior == .mirrors(in: environment.layoutDirection) else { return outline }
        return outline.mirrored(in: rect)
    }
}

extension Outline {
    /// The outline with left and right exchanged about the middle of `box`.
    fileprivate func mirrored(in box: CGRect) -> Outline {
        func mirror(_ rect: CGRect) -> CGRect {
            CGRect(x: box.minX + box.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        switch self {
        case .rectangle(let rect): return .rectangle(mirror(rect))
        case .roundedRectangle(let rect, let radius, let continuous):
            return .roundedRectangle(mirror(rect), radius: radius, continuous: continuous)
        case .ellipse(let rect): return .ellipse(mirror(rect))
        case .path:
            let middle = CGPoint(x: box.midX, y: box.midY)
            return Path(self).applying(CGAffineTransform(scaleX: -1, y: 1).around(middle)).outline
        }
    }
}
