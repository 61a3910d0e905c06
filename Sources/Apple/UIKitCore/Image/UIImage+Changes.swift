import DisplayList
import Foundation
import Geometry

extension UIImage {
    /// Accepted and ignored: the middle of a resizable picture is always stretched.
    public enum ResizingMode: Int, Sendable { case tile, stretch }

    /// The picture's shape in one color.
    public func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// - Parameter capInsets: points; the borders that are not scaled.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile) -> UIImage {
        changed {
            $0.capInsets = capInsets
            $0.isStretchable = true
        }
    }

    /// The first of the images: a picture shows no animation.
    ///
    /// - Parameter duration: seconds; ignored.
    public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }

    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        changed { $0.configuration = configuration as? SymbolConfiguration }
    }

    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        changed { $0.configuration = $0.configuration?.applying(configuration) ?? configuration }
    }

    /// The picture at another size in points; its pixels stay those of the original.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        size.width > 0 && size.height > 0 ? changed { $0.drawnSize = size } : nil
    }

    /// The picture itself: decoding ahead saves nothing here.
    public func preparingForDisplay() -> UIImage? { self }
    /// The picture as it is: it is not flipped here.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
}

extension UIImage.Orientation {
    init(_ orientation: ImageOrientation) {
        switch orientation {
        case .up: self = .up
        case .upMirrored: self = .upMirrored
        case .down: self = .down
        case .downMirrored: self = .downMirrored
        case .leftMirrored: self = .leftMirrored
        case .right: self = .right
        case .rightMirrored: self = .rightMirrored
        case .left: self = .left
        }
    }

    /// As EXIF counts it.
    var stored: ImageOrientation {
        switch self {
        case .up: .up
        case .upMirrored: .upMirrored
        case .down: .down
        case .downMirrored: .downMirrored
        case .leftMirrored: .leftMirrored
        case .right: .right
        case .rightMirrored: .rightMirrored
        case .left: .left
        }
    }
}
