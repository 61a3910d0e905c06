import Geometry
import DisplayList

extension Shape {
    /// The part of the outline between two fractions of its length.
    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _MappedShape(shape: self) { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
    }

    public nonisolated func offset(_ offset: CGSize) -> some Shape {
        _MappedShape(shape: self) { path, _ in path.offsetBy(dx: offset.width, dy: offset.height) }
    }

    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
        offset(CGSize(width: x, height: y))
    }

    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        _MappedShape(shape: self) { path, rect in
            path.applying(CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(anchor.point(in: rect)))
        }
    }

    public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
        _MappedShape(shape: self) { path, rect in
            path.applying(CGAffineTransform(scaleX: x, y: y).around(anchor.point(in: rect)))
        }
    }

    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    public nonisolated func transform(_ transform: CGAffineTransform) -> some Shape {
        _MappedShape(shape: self) { path, _ in path.applying(transform) }
    }

    public nonisolated func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: size) }

    public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }
}

/// A shape drawn at a size of its own in the corner of its frame.
struct SizedShape<Content: Shape>: Shape {
    let shape: Content
    let size: CGSize

    func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension CGAffineTransform {
    /// The transform with `point` as its fixed origin.
    package func around(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
