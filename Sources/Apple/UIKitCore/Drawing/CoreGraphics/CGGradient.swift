import Findings
import Foundation
import Geometry
import SwiftUICore

/// Colors at places from 0 to 1.
public final class CGGradient: @unchecked Sendable {
    let gradient: Gradient

    /// - Parameters:
    ///   - colors: `CGColor`s, as a `CFArray`.
    ///   - locations: as many places as there are colors; nil for equal distances.
    public init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }.map { Color(cgColor: $0) }
        guard !colors.isEmpty else { return nil }
        gradient =
            locations.map { places in
                Gradient(stops: colors.indices.map { Gradient.Stop(color: colors[$0], location: places[$0]) })
            } ?? Gradient(colors: colors)
    }
}

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

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
