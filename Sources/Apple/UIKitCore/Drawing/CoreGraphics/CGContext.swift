import DisplayList
import Foundation
import Geometry
import SwiftUICore

/// Core Graphics' context over a canvas': what is drawn joins the canvas' list, and stays sharp at every scale.
///
/// As in UIKit the origin is the top left corner, and y points down.
public final class CGContext {
    /// What `saveGState()` keeps.
    struct State {
        var context: GraphicsContext
        var fill = Color.black
        var stroke = Color.black
        var lines = StrokeStyle()
        var shadow: GraphicsContext.Filter?
        var isAntialiased = true
        var interpolation = CGInterpolationQuality.default
    }

    var state: State
    private var saved: [State] = []
    /// From the space at the beginning to the canvas'.
    private let base: CGAffineTransform
    /// In the canvas' space.
    var current = Path()
    /// What layers interrupt.
    var layers: [Layer] = []
    /// The picture that it makes; nil where that is somebody else's.
    var bitmap: Bitmap?
    /// Where Core Text draws a line; scaling and turning it changes nothing.
    public var textMatrix = CGAffineTransform.identity
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }

    package init(_ context: GraphicsContext) {
        state = State(context: context)
        base = context.transform
    }

    // MARK: State

    public func saveGState() { saved.append(state) }

    public func restoreGState() {
        if let last = saved.popLast() { state = last }
    }

    public var ctm: CGAffineTransform { state.context.transform }
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.context.translateBy(x: tx, y: ty) }
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.context.scaleBy(x: sx, y: sy) }
    /// - Parameter angle: radians.
    public func rotate(by angle: CGFloat) { state.context.rotate(by: .radians(angle)) }
    public func concatenate(_ transform: CGAffineTransform) { state.context.concatenate(transform) }

    public func setLineWidth(_ width: CGFloat) { state.lines.lineWidth = width }
    public func setLineCap(_ cap: CGLineCap) { state.lines.lineCap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.lines.lineJoin = join }
    public func setMiterLimit(_ limit: CGFloat) { state.lines.miterLimit = limit }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.lines.dashPhase, state.lines.dash) = (phase, lengths)
    }

    /// - Parameter alpha: 0…1.
    public func setAlpha(_ alpha: CGFloat) { state.context.opacity = Double(alpha) }
    public func setBlendMode(_ mode: CGBlendMode) { state.context.blendMode = .init(rawValue: mode.rawValue) }
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }
    /// Changes nothing; `setShouldAntialias(_:)` does.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// Changes nothing: curves are always drawn as finely.
    public func setFlatness(_ flatness: CGFloat) {}
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Lengths are in points of the space at the beginning; the Gaussian's σ is half of `blur`.
    /// - Parameter color: nil for no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { .shadow(Color(cgColor: $0), offset: offset, blur: blur) }
    }

    /// A third of black.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    // MARK: Colors

    public func setFillColor(_ color: CGColor) { state.fill = Color(cgColor: color) }
    public func setStrokeColor(_ color: CGColor) { state.stroke = Color(cgColor: color) }
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = Color(red: red, green: green, blue: blue, opacity: alpha)
    }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = Color(red: red, green: green, blue: blue, opacity: alpha)
    }
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = Color(white: gray, opacity: alpha) }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = Color(white: gray, opacity: alpha) }
    /// Changes nothing: each color has its own space.
    public func setFillColorSpace(_ space: CGColorSpace) {}
    /// Changes nothing: each color has its own space.
    public func setStrokeColorSpace(_ space: CGColorSpace) {}

    /// The canvas' context for one call, with the shadow added.
    var drawing: GraphicsContext {
        var context = state.context
        guard let shadow = state.shadow else { return context }
        let transform = context.transform
        context.transform = base
        context.addFilter(shadow)
        context.transform = transform
        return context
    }
}

extension GraphicsContext {
    /// Draws with Core Graphics, in the current state and space.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows { try content(CGContext(self)) }
}

extension CGContext {
    /// What a transparency layer interrupts.
    struct Layer {
        var outer: State
        var recording: GraphicsContext.LayerRecording
    }

    /// Draws what follows as one, up to `endTransparencyLayer()`.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
        let recording = state.context.beginLayer()
        layers.append(Layer(outer: state, recording: recording))
        state.context = recording.context
        state.shadow = nil
    }

    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        state.context.clip(to: Path(rect))
    }

    public func endTransparencyLayer() {
        guard let layer = layers.popLast() else { return }
        state = layer.outer
        drawing.endLayer(layer.recording)
    }

    /// Draws an image as Core Graphics does: its lower edge lies at the rectangle's smallest y, which in a space whose
    /// y points down is its top.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let size = image.drawing.size
        guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return }
        let place = CGAffineTransform(
            a: rect.width / size.width, b: 0, c: 0, d: -rect.height / size.height, tx: rect.minX, ty: rect.maxY)
        drawing.draw([.group(DisplayGroup(image.drawing.items, transform: place))])
    }

    /// Draws a list from the origin on.
    package func draw(_ list: DisplayList) { drawing.draw(list.items) }
}
