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

/// A rectangle whose corners are as round as its shorter side allows.
@frozen
public struct Capsule: InsettableShape {
    public var style: RoundedCornerStyle
    package var insetAmount: CGFloat = 0

    public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: insetAmount, dy: insetAmount)
        return Path(roundedRect: rect, cornerRadius: max(0, min(rect.width, rect.height) / 2), style: style)
    }

    public func inset(by amount: CGFloat) -> Capsule {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}

extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
