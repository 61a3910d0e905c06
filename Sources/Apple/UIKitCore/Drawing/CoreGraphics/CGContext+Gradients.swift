import Findings
import Foundation
import Geometry
import SwiftUICore

extension CGContext {
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        let shading = GraphicsContext.Shading.linearGradient(
            gradient.gradient, startPoint: startPoint, endPoint: endPoint)
        let length = hypot(endPoint.x - startPoint.x, endPoint.y - startPoint.y)
        guard length > 0 else { return }
        // A band across the line, cut off where the gradient does not go on.
        let box = boundingBoxOfClipPath
        let far = length + hypot(box.width, box.height) + hypot(box.midX - startPoint.x, box.midY - startPoint.y)
        let before = options.contains(.drawsBeforeStartLocation) ? far : 0
        let after = options.contains(.drawsAfterEndLocation) ? far : 0
        let along = CGAffineTransform(
            a: (endPoint.x - startPoint.x) / length, b: (endPoint.y - startPoint.y) / length,
            c: -(endPoint.y - startPoint.y) / length, d: (endPoint.x - startPoint.x) / length, tx: startPoint.x,
            ty: startPoint.y)
        let band = CGRect(x: -before, y: -far, width: before + length + after, height: 2 * far)
        drawing.fill(Path(band).applying(along), with: shading)
    }

    /// Circles around one center; a cone between two is a finding, and drawn around the second.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        if startCenter != endCenter {
            state.context.report(
                Finding(
                    .gradientUnsupported,
                    "a radial gradient between two centers is drawn around the second one"))
        }
        let shading = GraphicsContext.Shading.radialGradient(
            gradient.gradient, center: endCenter, startRadius: startRadius, endRadius: endRadius)
        let box = boundingBoxOfClipPath
        let far = hypot(box.width, box.height) + hypot(box.midX - endCenter.x, box.midY - endCenter.y)
        let grows = endRadius >= startRadius
        let goesOut = options.contains(grows ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
        let goesIn = options.contains(grows ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
        let outer = goesOut ? max(far, startRadius, endRadius) : max(startRadius, endRadius)
        let inner = goesIn ? 0 : min(startRadius, endRadius)
        func circle(_ radius: CGFloat) -> CGRect {
            CGRect(x: endCenter.x - radius, y: endCenter.y - radius, width: 2 * radius, height: 2 * radius)
        }
        let ring = Path { path in
            path.addEllipse(in: circle(outer))
            if inner > 0 { path.addEllipse(in: circle(inner)) }
        }
        drawing.fill(ring, with: shading, style: FillStyle(eoFill: true))
    }
}
