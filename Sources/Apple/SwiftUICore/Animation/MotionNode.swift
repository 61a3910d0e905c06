import DisplayList

/// Marks its content as views that move in a way of their own.
final class MotionNode: WrapperNode {
    private let inputs: _ViewInputs
    private let entrance: MotionEntrance?
    private let animation: MotionMark.Animation?

    init(_ content: LayoutNode, entrance: MotionEntrance?, animation: MotionMark.Animation?, _ inputs: _ViewInputs) {
        (self.entrance, self.animation, self.inputs) = (entrance, animation, inputs)
        super.init(content)
    }

    override func record(_ recorder: inout DisplayListRecorder) {
        recorder.marking({
            MotionMark(
                .container, identity: inputs.identity.number, frame: frame, entrance: entrance, animation: animation)
        }) { content.draw(into: &$0) }
    }
}

/// Says how views move. It changes nothing of a picture that stands alone.
package struct MotionModifier: ViewModifier {
    package typealias Body = Never

    var entrance: AnyTransition?
    /// A closure, so that describing a value costs nothing where nobody asks.
    var animation: (() -> MotionMark.Animation)?

    package static func _resolve(
        _ modifier: Self, _ inputs: _ViewInputs, content: @escaping _ContentResolver, into list: inout _ViewList
    ) {
        let start = list.nodes.count
        content(inputs, &list)
        guard inputs.session.marksMotion else { return }
        let entrance = modifier.entrance.map { $0.entrance(inputs.environment.isRightToLeft) }
        let animation = modifier.animation.map { $0() }
        list.wrap(from: start) { MotionNode($0, entrance: entrance, animation: animation, inputs) }
    }
}

extension MotionShape {
    /// SwiftUI's own way: the shape that is wanted, with its animatable data part of the way. What is no animatable
    /// data changes at once.
    static func way<S: Shape>(of shape: S, _ environment: EnvironmentValues) -> MotionShape {
        MotionShape(shape) { end, progress, rect in
            guard var result = end as? S else { return nil }
            var data = result.animatableData - shape.animatableData
            data.scale(by: progress)
            result.animatableData = shape.animatableData + data
            return EnvironmentValues.with(environment) { result.outline(in: rect, environment) }
        }
    }
}

extension DisplayListRecorder {
    /// Records `body`, in a group with its mark where pictures are to be animated.
    package mutating func marking(_ mark: () -> MotionMark, _ body: (inout DisplayListRecorder) -> Void) {
        guard marksMotion else { return body(&self) }
        let mark = mark()
        group(body) { $0.motion = mark }
    }
}
