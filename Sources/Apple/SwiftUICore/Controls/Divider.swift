import DisplayList
import Geometry

/// A line of one pixel across the axis of its stack.
public struct Divider: PrimitiveView, Sendable {
    public nonisolated init() {}

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        list.append(DividerNode(isVertical: inputs.stackAxis == .horizontal, inputs))
    }
}

final class DividerNode: LayoutNode {
    private let isVertical: Bool
    private let inputs: _ViewInputs

    init(isVertical: Bool, _ inputs: _ViewInputs) {
        self.isVertical = isVertical
        self.inputs = inputs
        super.init()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let thickness = inputs.environment.pixelLength
        return isVertical
            ? CGSize(width: thickness, height: proposal.height ?? 10)
            : CGSize(width: proposal.width ?? 10, height: thickness)
    }

    override func record(_ recorder: inout DisplayListRecorder) {
        let rect = recorder.snap(frame)
        let color = SystemColor.separator.resolve(in: inputs.environment)
        recorder.append(.fill(.rectangle(rect), .color(color)))
    }
}
