import Geometry

/// A circle centered in its frame, as large as the shorter side.
@frozen
public struct Circle: InsettableShape {
    package var insetAmount: CGFloat = 0

    public nonisolated init() {}

    public func path(in rect: CGRect) -> Path {
        let diameter = max(0, min(rect.width, rect.height) - 2 * insetAmount)
        return Path(
            ellipseIn: CGRect(
                x: rect.midX - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter))
    }

    public func inset(by amount: CGFloat) -> Circle {
        var copy = self
        copy.insetAmount += amount
        return copy
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(
            by: CGSize(width: proposal.height ?? 10, height: proposal.width ?? 10))
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }
}

extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
