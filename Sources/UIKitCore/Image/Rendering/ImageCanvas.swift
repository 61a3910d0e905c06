import DisplayList
import Foundation
import Geometry

/// What is drawn between the start and the end of an image context.
///
/// The view layer has no pixels: of the uses that widgets make of a context, the one it can serve is scaling one
/// picture to another size, which keeps the original's pixels. Anything else is a finding.
final class ImageCanvas {
    /// In points.
    let size: CGSize
    private var pictures: [(image: UIImage, rect: CGRect)] = []
    private var hasMore = false

    init(size: CGSize) { self.size = size }

    func draw(_ image: UIImage, in rect: CGRect) { pictures.append((image, rect)) }

    /// Notes that something other than a picture is drawn.
    func drawOther() { hasMore = true }

    var image: UIImage {
        let isScaling = pictures.count == 1 && !hasMore && pictures[0].rect == CGRect(origin: .zero, size: size)
        if !isScaling {
            AmbientAssets.source.note(
                Finding(
                    "unsupported-image", .warning,
                    "an image context shows its first picture alone, scaled to the context's size"))
        }
        guard let first = pictures.first else { return UIImage().changed { $0.drawnSize = size } }
        return first.image.changed { $0.drawnSize = size }
    }

    private static let key = "ImageCanvas.stack"

    /// The contexts of this thread, the innermost last.
    private static var stack: [ImageCanvas] {
        get { Thread.current.threadDictionary[key] as? [ImageCanvas] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    static var current: ImageCanvas? { stack.last }
    static func begin(_ canvas: ImageCanvas) { stack.append(canvas) }
    static func end() { _ = stack.popLast() }
}
