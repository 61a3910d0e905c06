import Foundation
import Geometry
import SwiftUICore

/// A path that is built step by step, in points.
open class UIBezierPath: NSObject, NSCopying {
    /// The path as SwiftUI takes it: `Path(path.cgPath)`.
    public var cgPath: Path
    public var lineWidth: CGFloat = 1
    public var lineCapStyle = CGLineCap.butt
    public var lineJoinStyle = CGLineJoin.miter
    public var miterLimit: CGFloat = 10
    public var usesEvenOddFillRule = false

    public override init() { cgPath = Path() }
    public init(cgPath: Path) { self.cgPath = cgPath }
    public init(rect: CGRect) { cgPath = Path(rect) }
    public init(ovalIn rect: CGRect) { cgPath = Path(ellipseIn: rect) }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        cgPath = Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous)
    }

    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        cgPath = UnevenRoundedRectangle(
            topLeadingRadius: radius(.topLeft), bottomLeadingRadius: radius(.bottomLeft),
            bottomTrailingRadius: radius(.bottomRight), topTrailingRadius: radius(.topRight), style: .circular
        ).path(in: rect)
    }

    /// - Parameters:
    ///   - startAngle: radians from the positive x axis, clockwise on the screen; `endAngle` likewise.
    ///   - clockwise: on the screen.
    public init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        cgPath = Path()
        super.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public func move(to point: CGPoint) { cgPath.move(to: point) }
    public func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
    public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        cgPath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        cgPath.addQuadCurve(to: endPoint, control: controlPoint)
    }
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // SwiftUI's path counts in a y-up plane: what is clockwise on the screen is not clockwise to it.
        cgPath.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: !clockwise)
    }
    public func close() { cgPath.closeSubpath() }
    public func append(_ path: UIBezierPath) { cgPath.addPath(path.cgPath) }
    public func removeAllPoints() { cgPath = Path() }
    public func apply(_ transform: CGAffineTransform) { cgPath = cgPath.applying(transform) }
    public func contains(_ point: CGPoint) -> Bool { cgPath.contains(point, eoFill: usesEvenOddFillRule) }

    public var bounds: CGRect { cgPath.boundingRect }
    public var isEmpty: Bool { cgPath.isEmpty }
    public var currentPoint: CGPoint { cgPath.currentPoint ?? .zero }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: cgPath)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        return copy
    }
}
