import Foundation
import Geometry

/// The scale and kind of the pixels that a renderer makes.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels per point.
    public var scale: CGFloat = UIScreen.main.scale
    public var opaque = false

    public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What a renderer's actions draw on.
open class UIGraphicsImageRendererContext: NSObject {
    public let format: UIGraphicsImageRendererFormat
    private let canvas: ImageCanvas

    init(format: UIGraphicsImageRendererFormat, canvas: ImageCanvas) {
        self.format = format
        self.canvas = canvas
    }

    public var currentImage: UIImage { canvas.image }
    public func fill(_ rect: CGRect) { canvas.drawOther() }
    public func stroke(_ rect: CGRect) { canvas.drawOther() }
    public func clip(to rect: CGRect) { canvas.drawOther() }
}

/// Draws a picture off the screen; see `ImageCanvas` for what it can.
open class UIGraphicsImageRenderer: NSObject {
    private let size: CGSize
    public let format: UIGraphicsImageRendererFormat

    /// - Parameter size: points.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
        self.size = size
        self.format = format
    }

    public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
        self.init(size: bounds.size, format: format)
    }

    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let canvas = ImageCanvas(size: size)
        ImageCanvas.begin(canvas)
        defer { ImageCanvas.end() }
        actions(UIGraphicsImageRendererContext(format: format, canvas: canvas))
        return canvas.image
    }
}
