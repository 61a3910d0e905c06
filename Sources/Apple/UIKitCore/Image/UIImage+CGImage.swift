import DisplayList
import Geometry

extension UIImage {
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// - Parameters:
    ///   - scale: pixels per point.
    ///   - orientation: how the picture is turned to be seen.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale > 0 ? scale : 1
        // As many pixels for other points: the drawing grows or shrinks with them.
        let factor = cgImage.scale / scale
        let drawing = cgImage.drawing
        let list =
            factor == 1
            ? drawing
            : DisplayList(
                size: drawing.size.applying(CGAffineTransform(scaleX: factor, y: factor)),
                items: [.group(DisplayGroup(drawing.items, transform: CGAffineTransform(scaleX: factor, y: factor)))])
        self.init(content: .drawing(list.turned(orientation.stored)), scale: scale)
        imageOrientation = orientation
    }

    /// The picture as it is stored, not turned. Nil for symbols and for images without pixels.
    public var cgImage: CGImage? {
        if case .drawing(let list) = content {
            return CGImage(list.turned(imageOrientation.stored.inverse), scale: scale)
        }
        guard var stored = reference, size.width > 0, size.height > 0 else { return nil }
        var place = CGRect(origin: .zero, size: size)
        if imageOrientation != .up { stored.orientation = .up }
        if imageOrientation.stored.swapsAxes {
            place.size = CGSize(width: size.height, height: size.width)
            stored.pixelSize = CGSize(width: stored.pixelSize.height, height: stored.pixelSize.width)
        }
        return CGImage(
            DisplayList(size: place.size, items: [.image(ImageDrawing(image: stored, rect: place))]), scale: scale)
    }

    /// The picture as a mirror shows it.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        guard let cgImage else { return self }
        let mirrored: Orientation =
            switch imageOrientation {
            case .up: .upMirrored
            case .upMirrored: .up
            case .down: .downMirrored
            case .downMirrored: .down
            // A turned picture's own mirror image runs from top to bottom.
            case .left: .rightMirrored
            case .rightMirrored: .left
            case .right: .leftMirrored
            case .leftMirrored: .right
            }
        return UIImage(cgImage: cgImage, scale: scale, orientation: mirrored)
    }
}

extension ImageOrientation {
    /// What turns a picture back.
    fileprivate var inverse: ImageOrientation {
        switch self {
        case .left: .right
        case .right: .left
        default: self
        }
    }
}

extension DisplayList {
    /// The drawing turned from how it is stored.
    fileprivate func turned(_ orientation: ImageOrientation) -> DisplayList {
        let w = size.width, h = size.height
        let transform: CGAffineTransform
        switch orientation {
        case .up: return self
        case .upMirrored: transform = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
        case .down: transform = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
        case .downMirrored: transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
        case .leftMirrored: transform = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .right: transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
        case .rightMirrored: transform = CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
        case .left: transform = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
        }
        return DisplayList(
            size: orientation.swapsAxes ? CGSize(width: h, height: w) : size,
            items: [.group(DisplayGroup(items, transform: transform))])
    }
}
