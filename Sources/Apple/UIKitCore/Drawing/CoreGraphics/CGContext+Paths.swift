import Foundation
import Geometry
import SwiftUICore

/// The current path. Its points are placed by the transform that is in force when they are added.
extension CGContext {
    public func beginPath() { current = Path() }
    public func move(to point: CGPoint) { current.move(to: point.applying(ctm)) }
    public func addLine(to point: CGPoint) { current.addLine(to: point.applying(ctm)) }
    public func closePath() { current.closeSubpath() }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        current.addQuadCurve(to: end.applying(ctm), control: control.applying(ctm))
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        current.addCurve(
            to: end.applying(ctm), control1: control1.applying(ctm), control2: control2.applying(ctm))
    }

    /// Angles in radians; `clockwise` counts in a plane whose y points up.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        current.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: clockwise, transform: ctm)
    }

    public func addRect(_ rect: CGRect) { add(Path(rect)) }
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    public func addEllipse(in rect: CGRect) { add(Path(ellipseIn: rect)) }
    public func addLines(between points: [CGPoint]) { add(Path { $0.addLines(points) }) }
    public func addPath(_ path: CGPath) { add(Path(path)) }

    private func add(_ path: Path) { current.addPath(path, transform: ctm) }

    /// In the current space.
    public var path: CGPath? { current.isEmpty ? nil : current.applying(ctm.inverted()).cgPath }
    public var isPathEmpty: Bool { current.isEmpty }
    public var currentPointOfPath: CGPoint { (current.currentPoint ?? .zero).applying(ctm.inverted()) }
    public var boundingBoxOfPath: CGRect { current.applying(ctm.inverted()).boundingRect }

    /// Takes the outline of the stroke for the path.
    public func replacePathWithStrokedPath() {
        current = current.applying(ctm.inverted()).strokedPath(state.lines).applying(ctm)
    }

    // MARK: Drawing

    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(fill: true, evenOdd: rule == .evenOdd, stroke: false)
    }
    public func strokePath() { drawPath(fill: false, evenOdd: false, stroke: true) }

    public func drawPath(using mode: CGPathDrawingMode) {
        switch mode {
        case .fill: drawPath(fill: true, evenOdd: false, stroke: false)
        case .eoFill: drawPath(fill: true, evenOdd: true, stroke: false)
        case .stroke: drawPath(fill: false, evenOdd: false, stroke: true)
        case .fillStroke: drawPath(fill: true, evenOdd: false, stroke: true)
        case .eoFillStroke: drawPath(fill: true, evenOdd: true, stroke: true)
        }
    }

    private func drawPath(fill: Bool, evenOdd: Bool, stroke: Bool) {
        let path = current.applying(ctm.inverted())
        current = Path()
        if fill { draw(filling: path, evenOdd: evenOdd) }
        if stroke { draw(stroking: path, state.lines) }
    }

    private func draw(filling path: Path, evenOdd: Bool = false) {
        drawing.fill(
            path, with: .color(state.fill), style: FillStyle(eoFill: evenOdd, antialiased: state.isAntialiased))
    }

    private func draw(stroking path: Path, _ style: StrokeStyle) {
        drawing.stroke(path, with: .color(state.stroke), style: style)
    }

    public func fill(_ rect: CGRect) { draw(filling: Path(rect)) }
    public func fill(_ rects: [CGRect]) { draw(filling: Path { $0.addRects(rects) }) }
    public func fillEllipse(in rect: CGRect) { draw(filling: Path(ellipseIn: rect)) }
    public func stroke(_ rect: CGRect) { draw(stroking: Path(rect), state.lines) }
    public func strokeEllipse(in rect: CGRect) { draw(stroking: Path(ellipseIn: rect), state.lines) }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        var style = state.lines
        style.lineWidth = width
        draw(stroking: Path(rect), style)
    }

    /// A line between each two points.
    public func strokeLineSegments(between points: [CGPoint]) {
        let path = Path { path in
            for index in stride(from: 0, to: points.count - 1, by: 2) {
                path.move(to: points[index])
                path.addLine(to: points[index + 1])
            }
        }
        draw(stroking: path, state.lines)
    }

    public func clear(_ rect: CGRect) {
        var context = state.context
        (context.blendMode, context.opacity) = (.clear, 1)
        context.fill(Path(rect), with: .color(.black))
    }

    // MARK: Clips

    public func clip(using rule: CGPathFillRule = .winding) {
        let path = current.applying(ctm.inverted())
        current = Path()
        state.context.clip(to: path, style: FillStyle(eoFill: rule == .evenOdd, antialiased: state.isAntialiased))
    }

    public func clip(to rect: CGRect) { state.context.clip(to: Path(rect)) }
    public func clip(to rects: [CGRect]) { state.context.clip(to: Path { $0.addRects(rects) }) }

    /// In the current space.
    public var boundingBoxOfClipPath: CGRect { state.context.clipBoundingRect }
}
