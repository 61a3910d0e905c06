import Geometry

/// An ellipse that fills its frame.
@frozen
public struct Ellipse: InsettableShape {
    package var insetAmount: CGFloat = 0

    public nonisolated init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: insetAmount, dy: insetAmount)) }

    public func inset(by amount: CGFloat) -> Ellipse {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}

extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }
