import DisplayList
import Geometry

/// Core Graphics' path, in points: what `Path` holds, as an object that does not change.
public class CGPath: Hashable, CustomStringConvertible, @unchecked Sendable {
    package fileprivate(set) var path: Path

    package init(_ path: Path) { self.path = path }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect).applying(transform))
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect).applying(transform))
    }

    /// Circular corners.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(Path(roundedRect: rect, cornerSize: size, style: .circular).applying(transform))
    }

    public var isEmpty: Bool { path.isEmpty }
    /// `.zero` for an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// With control points; `.null` for an empty path.
    public var boundingBox: CGRect { path.outline.boundingBox }
    /// Without control points.
    public var boundingBoxOfPath: CGRect { path.boundingRect }
    public var description: String { path.description }

    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard case .rectangle(let box) = path.outline else { return false }
        rect?.pointee = box
        return true
    }

    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        path.contains(point.applying(transform), eoFill: rule == .evenOdd)
    }

    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.path == rhs.path }
    public func hash(into hasher: inout Hasher) { hasher.combine(path.outline) }
}

/// A path that is built step by step, in points.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    public init() { super.init(Path()) }

    override package init(_ path: Path) { super.init(path) }

    func change(_ change: (inout Path) -> Void) { change(&path) }
}

/// What a path that winds around itself encloses.
public enum CGPathFillRule: Int, Sendable {
    case winding, evenOdd
}

extension Path {
    public init(_ path: CGPath) { self = path.path }
    public init(_ path: CGMutablePath) { self = path.path }

    public var cgPath: CGPath { CGPath(self) }

    fileprivate func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
        transform.map { applying($0.pointee) } ?? self
    }
}
