import Geometry
import DisplayList

nonisolated extension View {
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        noting(.nonFinite("rotationEffect", [("radians", angle.radians)])).effect("Rotation") { group, frame, _ in
            group.transform = CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(anchor.point(in: frame))
        }
    }

    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        noting(.nonFinite("scaleEffect", [("x", x), ("y", y)])).effect("Scale") { group, frame, _ in
            group.transform = CGAffineTransform(scaleX: x, y: y).around(anchor.point(in: frame))
        }
    }

    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        effect("Transform") { group, frame, _ in group.transform = transform.around(frame.origin) }
    }
}
