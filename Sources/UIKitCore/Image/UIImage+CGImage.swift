import DisplayList
import Geometry

extension UIImage {
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// - Parameters:
    ///   - scale: pixels per point.
    ///   - orientation: how the picture is turned; a drawing stays as it is.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale > 0 ? scale : 1
        // As many pixels for other points: the drawing grows or shrinks with them.
        let factor = cgImage.scale / scale
        let drawing = cgImage.drawing
        let list = factor == 1
            ? drawing
            : DisplayList(
                size: drawing.size.applying(CGAffineTransform(scaleX: factor, y: factor)),
                items: [.group(DisplayGroup(drawing.items, transform: CGAffineTransform(scaleX: factor, y: factor)))])
        self.init(content: .drawing(list), scale: scale)
    }

    /// Nil for symbols and for images without pixels.
    public var cgImage: CGImage? {
        if case .drawing(let list) = content { return CGImage(list, scale: scale) }
        guard let reference, size.width > 0, size.height > 0 else { return nil }
        let place = CGRect(origin: .zero, size: size)
        return CGImage(
            DisplayList(size: size, items: [.image(ImageDrawing(image: reference, rect: place))]), scale: scale)
    }
}
