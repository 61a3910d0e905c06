import DisplayList
import Geometry

/// Draws its content rotated, scaled or otherwise changed about its place, which stays in the layout.
package final class TransformNode: WrapperNode {
    private let label: String
    private let change: (CGRect) -> CGAffineTransform

    /// - Parameter change: from the content's place to where it is drawn, for content with a given frame.
    package init(_ content: LayoutNode, _ label: String, change: @escaping (CGRect) -> CGAffineTransform) {
        self.label = label
        self.change = change
        super.init(content)
    }

    override package func placeContent() {
        let change = change(frame)
        PlacementScope.with({ scope in
            // What is drawn without area tells no coordinates; SwiftUI leaves such a matrix out.
            guard change.a * change.d - change.b * change.c != 0 else { return }
            scope.transform = change.concatenating(scope.transform)
        }) { super.placeContent() }
    }

    override package func record(_ recorder: inout DisplayListRecorder) {
        recorder.group { content.record(&$0) } configure: { $0.transform = change(frame) }
    }

    override package var name: String { label }
}

nonisolated extension View {
    /// Changes what is drawn; mirrored where the interface runs from right to left, as SwiftUI does with every
    /// geometry effect: an anchor at the leading edge then lies on the right, and turns go the other way round.
    package func transformed(
        _ label: String, _ change: @escaping (CGRect) -> CGAffineTransform
    ) -> some View {
        wrapNodes { content, inputs in
            guard inputs.environment.isRightToLeft else { return TransformNode(content, label, change: change) }
            return TransformNode(content, label) { frame in
                let mirror = CGAffineTransform.mirror(in: frame)
                return mirror.concatenating(change(frame)).concatenating(mirror)
            }
        }
    }
}

extension CGAffineTransform {
    /// Left and right exchanged about the middle of `frame`.
    static func mirror(in frame: CGRect) -> CGAffineTransform {
        CGAffineTransform(scaleX: -1, y: 1).around(CGPoint(x: frame.midX, y: frame.midY))
    }
}
