@_exported import Foundation

extension CGPoint {
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// The size without the translation; turned sizes may be negative.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest rectangle that holds the transformed corners; the null and the infinite rectangle stay what they
    /// are, and one with a coordinate that is not a number covers nothing.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        guard !isNull, self != .infinite else { return self }
        let first = CGPoint(x: minX, y: minY).applying(t), second = CGPoint(x: maxX, y: minY).applying(t)
        let third = CGPoint(x: minX, y: maxY).applying(t), fourth = CGPoint(x: maxX, y: maxY).applying(t)
        let corners = first.x + first.y + second.x + second.y + third.x + third.y + fourth.x + fourth.y
        // Foundation's intersection(_:) traps on what is not a number, where Apple's is null.
        guard !corners.isNaN else { return .null }
        let left = min(min(first.x, second.x), min(third.x, fourth.x))
        let top = min(min(first.y, second.y), min(third.y, fourth.y))
        let right = max(max(first.x, second.x), max(third.x, fourth.x))
        let bottom = max(max(first.y, second.y), max(third.y, fourth.y))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
