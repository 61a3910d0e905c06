import Geometry
import SwiftUICore

/// Begins an image context.
/// - Parameters:
///   - size: points.
///   - scale: pixels per point; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    CurrentContext.push(ImageCanvas(size: size, scale: scale, isOpaque: opaque))
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {
    CurrentContext.push(ImageCanvas(size: size, scale: 1))
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { CurrentContext.entry?.canvas?.image }
public func UIGraphicsEndImageContext() { CurrentContext.pop() }

public func UIGraphicsGetCurrentContext() -> CGContext? { CurrentContext.entry?.context }
public func UIGraphicsPushContext(_ context: CGContext) { CurrentContext.push(context) }
public func UIGraphicsPopContext() { CurrentContext.pop() }

/// Fills a rectangle of the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
public func UIRectFrame(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
    /// The color of what is filled in the current context from here on.
    public func setFill() { UIGraphicsGetCurrentContext()?.state.fill = Color(uiColor: self) }
    public func setStroke() { UIGraphicsGetCurrentContext()?.state.stroke = Color(uiColor: self) }

    public func set() {
        setFill()
        setStroke()
    }
}

extension UIBezierPath {
    /// Fills the path in the current context.
    public func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Strokes the path in the current context, in its own line style.
    public func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.state.lines = StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit,
            dash: dashes.lengths, dashPhase: dashes.phase)
        context.beginPath()
        context.addPath(cgPath)
        context.strokePath()
        context.restoreGState()
    }

    public func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}
