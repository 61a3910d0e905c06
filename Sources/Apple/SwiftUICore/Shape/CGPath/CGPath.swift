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

/// What a step of a path does.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// One step of a path while it is walked along; its points are the control points and the end.
public struct CGPathElement {
    public var type: CGPathElementType
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

extension CGPath {
    /// Calls `block` with each step, which is valid during the call only.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in path.outline.elements {
            let type: CGPathElementType =
                switch element {
                case .move: .moveToPoint
                case .line: .addLineToPoint
                case .quad: .addQuadCurveToPoint
                case .curve: .addCurveToPoint
                case .close: .closeSubpath
                }
            var points = element.points + [CGPoint](repeating: .zero, count: 3 - element.points.count)
            points.withUnsafeMutableBufferPointer { buffer in
                guard let first = buffer.baseAddress else { return }
                withUnsafePointer(to: CGPathElement(type: type, points: first), block)
            }
        }
    }
}

extension CGPath {
    public func copy() -> CGPath? { CGPath(path) }
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(transform.map { path.applying($0.pointee) } ?? path)
    }

    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(transform.map { path.applying($0.pointee) } ?? path)
    }

    /// The area that a stroke of `lineWidth` points covers.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return CGPath(path.applying(transform).strokedPath(style))
    }

    /// The path cut into dashes, as open lines.
    public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity)
        -> CGPath
    {
        let path = path.applying(transform)
        guard let dashes = DashPattern(StrokeStyle(dash: lengths, dashPhase: phase)) else { return CGPath(path) }
        var result = Path()
        for line in path.outline.polylines(tolerance: Path.tolerance) {
            for dash in dashes.cut(line.simplified) { result.addLines(dash.points) }
        }
        return CGPath(result)
    }

    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.normalized(eoFill: rule == .evenOdd))
    }

    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.union(other.path, eoFill: rule == .evenOdd))
    }

    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
    }

    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
    }

    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
    }

    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.lineIntersection(other.path, eoFill: rule == .evenOdd))
    }

    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.lineSubtraction(other.path, eoFill: rule == .evenOdd))
    }
}
