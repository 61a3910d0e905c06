import Geometry

/// A rectangle that fills its frame.
@frozen
public struct Rectangle: InsettableShape {
    public nonisolated init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetRectangle(amount: amount) }
}

/// A rectangle that keeps a distance, in points, from its frame.
struct InsetRectangle: InsettableShape {
    var amount: CGFloat
    func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
    func inset(by amount: CGFloat) -> InsetRectangle { InsetRectangle(amount: self.amount + amount) }
}

extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
