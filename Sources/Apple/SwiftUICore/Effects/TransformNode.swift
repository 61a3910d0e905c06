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
        recorder.group {
            content.draw(into: &$0)
        } configure: {
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

nonisolated extension View {
    /// Draws the view rotated; its place in the layout stays.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        noting(.nonFinite("rotationEffect", [("radians", angle.radians)])).transformed("Rotation") { frame in
            CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(anchor.point(in: frame))
        }
    }

    /// Draws the view larger or smaller; its place in the layout stays.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        noting(.nonFinite("scaleEffect", [("x", x), ("y", y)])).transformed("Scale") { frame in
            CGAffineTransform(scaleX: x, y: y).around(anchor.point(in: frame))
        }
    }

    /// Draws the view larger or smaller; its place in the layout stays.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Draws the view larger or smaller; its place in the layout stays.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        transformed("Transform") { frame in transform.around(frame.origin) }
    }
}

nonisolated extension View {
    /// Turns what is drawn around an axis through an anchor, seen in perspective.
    ///
    /// The viewer stands before the anchor, as far away as the longer side of the view divided by `perspective`; with
    /// a perspective of 0 the view narrows and keeps its parallels.
    ///
    /// - Parameters:
    ///   - axis: of any length; around one of no length nothing turns.
    ///   - anchorZ: how far the axis lies in front of the view, in points.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        let numbers: [(name: String, value: CGFloat?)] = [
            ("radians", CGFloat(angle.radians)), ("x", axis.x), ("y", axis.y), ("z", axis.z), ("anchorZ", anchorZ),
            ("perspective", perspective)
        ]
        return noting(.nonFinite("rotation3DEffect", numbers)).projected("Rotation3D") { frame in
            ProjectionTransform.rotation3D(
                angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective, in: frame)
        }
    }

    /// - Parameter transform: from the view's own coordinates, in points from its top left corner, to those it is
    ///   drawn in.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        projected("Projection") { transform.around($0.origin) }
    }
}

extension ProjectionTransform {
    /// A turn in space about an anchor in `frame`, then perspective with the anchor before the viewer.
    static func rotation3D(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint, anchorZ: CGFloat,
        perspective: CGFloat, in frame: CGRect
    ) -> ProjectionTransform {
        let point = anchor.point(in: frame), side = max(frame.width, frame.height)
        var view = CATransform3DIdentity
        if side > 0, perspective.isFinite { view.m34 = -perspective / side }
        let anchorZ = anchorZ.orZeroIfNotFinite
        let toAnchor = CATransform3DMakeTranslation(-point.x, -point.y, -anchorZ)
        let turn = CATransform3DMakeRotation(CGFloat(angle.radians), axis.x, axis.y, axis.z)
        let back = CATransform3DMakeTranslation(point.x, point.y, anchorZ)
        return ProjectionTransform(
            CATransform3DConcat(CATransform3DConcat(CATransform3DConcat(toAnchor, turn), view), back))
    }
}

nonisolated extension View {
    /// Mirrors what the view draws where the interface runs from right to left.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        wrapNodes { content, inputs in
            guard enabled, inputs.environment.isRightToLeft else { return content }
            return TransformNode(content, "Flip") { ProjectionTransform(.mirror(in: $0)) }
        }
    }
}
