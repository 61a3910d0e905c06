import DisplayList
import Geometry

/// Draws its content rotated, scaled, in perspective or otherwise changed about its place, which stays in the layout.
package final class TransformNode: WrapperNode {
    private let label: String
    private let affectsCoordinates: Bool
    private let change: (CGRect) -> ProjectionTransform

    /// - Parameters:
    ///   - affectsCoordinates: whether views below tell their coordinates as they are drawn.
    ///   - change: from the content's place to where it is drawn, for content with a given frame.
    package init(
        _ content: LayoutNode, _ label: String, affectsCoordinates: Bool = true,
        change: @escaping (CGRect) -> ProjectionTransform
    ) {
        self.label = label
        self.affectsCoordinates = affectsCoordinates
        self.change = change
        super.init(content)
    }

    override package func placeContent() {
        let change = change(frame)
        PlacementScope.with({ scope in
            // What is drawn without area tells no coordinates; SwiftUI leaves such a matrix out.
            guard affectsCoordinates, change.determinant != 0, change.isFinite else { return }
            scope.transform = change.concatenating(scope.transform)
        }) { super.placeContent() }
    }

    override package func record(_ recorder: inout DisplayListRecorder) {
        let change = change(frame)
        recorder.group { content.draw(into: &$0) } configure: {
            if let affine = change.affine {
                $0.transform = affine
            } else {
                $0.projection = change
                $0.liftBlendMode()
            }
        }
    }

    override package var contentTransform: ProjectionTransform {
        let change = change(frame)
        return change.isFinite ? change : .identity
    }

    override package var name: String { label }
}

nonisolated extension View {
    /// Changes what is drawn; mirrored where the interface runs from right to left, as SwiftUI does with every
    /// geometry effect: an anchor at the leading edge then lies on the right, and turns go the other way round.
    package func transformed(
        _ label: String, _ change: @escaping (CGRect) -> CGAffineTransform
    ) -> some View {
        projected(label) { ProjectionTransform(change($0)) }
    }

    /// - Parameter change: from the content's place to where it is drawn, for content with a given frame.
    package func projected(
        _ label: String, affectsCoordinates: Bool = true, _ change: @escaping (CGRect) -> ProjectionTransform
    ) -> some View {
        wrapNodes { content, inputs in
            TransformNode(
                content, label, affectsCoordinates: affectsCoordinates,
                change: inputs.environment.isRightToLeft ? Self.mirrored(change) : change)
        }
    }

    private static func mirrored(
        _ change: @escaping (CGRect) -> ProjectionTransform
    ) -> (CGRect) -> ProjectionTransform {
        { frame in
            let mirror = ProjectionTransform(.mirror(in: frame))
            return mirror.concatenating(change(frame)).concatenating(mirror)
        }
    }
}

extension CGAffineTransform {
    /// Left and right exchanged about the middle of `frame`.
    static func mirror(in frame: CGRect) -> CGAffineTransform {
        CGAffineTransform(scaleX: -1, y: 1).around(CGPoint(x: frame.midX, y: frame.midY))
    }
}
