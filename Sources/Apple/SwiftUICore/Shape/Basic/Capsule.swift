import Geometry

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
