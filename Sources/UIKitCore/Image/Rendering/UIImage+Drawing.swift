import Geometry

extension UIImage {
    /// Draws into the current image context.
    /// - Parameter rect: points.
    public func draw(in rect: CGRect) { ImageCanvas.current?.draw(self, in: rect) }
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

/// Begins an image context.
/// - Parameters:
///   - size: points.
///   - scale: pixels per point; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    ImageCanvas.begin(ImageCanvas(size: size))
}

public func UIGraphicsBeginImageContext(_ size: CGSize) { ImageCanvas.begin(ImageCanvas(size: size)) }
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { ImageCanvas.current?.image }
public func UIGraphicsEndImageContext() { ImageCanvas.end() }

/// Fills a rectangle of the current image context.
public func UIRectFill(_ rect: CGRect) { ImageCanvas.current?.drawOther() }
