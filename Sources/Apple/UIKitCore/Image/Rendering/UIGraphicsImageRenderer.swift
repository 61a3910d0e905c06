import Foundation
import Geometry
import SwiftUICore

/// What a renderer makes.
open class UIGraphicsRendererFormat: NSObject {
    /// What is drawn of the coordinate space, in points; zero before a renderer has the format.
    public internal(set) var bounds = CGRect.zero
}

/// The scale and kind of the pixels that a renderer makes.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels per point.
    public var scale: CGFloat = UIScreen.main.scale
    public var opaque = false

    public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

extension UIImage {
    /// What a renderer needs to draw as this picture is.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
}

/// What a renderer's actions draw on.
open class UIGraphicsRendererContext: NSObject {
    public let cgContext: CGContext

    init(_ context: CGContext) { cgContext = context }

    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What the actions of a renderer of images draw on.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    public let format: UIGraphicsImageRendererFormat
    private let canvas: ImageCanvas

    init(format: UIGraphicsImageRendererFormat, canvas: ImageCanvas) {
        self.format = format
        self.canvas = canvas
        super.init(canvas.context)
    }

    public var currentImage: UIImage { canvas.image }
}

/// Draws a picture off the screen, which stays a drawing: sharp at every scale.
open class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    public let format: UIGraphicsImageRendererFormat

    /// - Parameter size: points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
        self.bounds = bounds
        self.format = format
        format.bounds = bounds
    }

    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let canvas = ImageCanvas(size: bounds.size, scale: format.scale, isOpaque: format.opaque)
        if bounds.origin != .zero { canvas.context.translateBy(x: -bounds.minX, y: -bounds.minY) }
        CurrentContext.push(canvas)
        defer { CurrentContext.pop() }
        actions(UIGraphicsImageRendererContext(format: format, canvas: canvas))
        return canvas.image
    }

    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}

extension UIImage {
    /// Draws into the current context.
    /// - Parameter rect: points.
    public func draw(in rect: CGRect) {
        guard let entry = CurrentContext.entry else { return }
        if let canvas = entry.canvas { canvas.draw(self, in: rect) } else { entry.context.draw(self, in: rect) }
    }

    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// - Parameter alpha: 0…1.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = CurrentContext.entry?.context else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw(in: rect)
        context.restoreGState()
    }
}

extension CGContext {
    /// The right way up, as UIKit draws images.
    func draw(_ image: UIImage, in rect: CGRect) { drawing.draw(Image(uiImage: image), in: rect) }
}
