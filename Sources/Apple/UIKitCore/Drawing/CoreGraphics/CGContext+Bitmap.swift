import Foundation
import SwiftUICore

extension CGContext {
    /// A context that makes a picture, with the origin at the lower left and a point for each pixel.
    ///
    /// The picture stays a drawing, so bits, bytes and color space change nothing, but for an opaque one, which is black
    /// at first.
    ///
    /// - Parameters:
    ///   - data: nil, for memory of the context's own. There is no context for other memory: pixels come when the widget
    ///     is drawn, and nobody could read them there.
    ///   - width: pixels, as the height is.
    ///   - bitmapInfo: a `CGImageAlphaInfo` and flags of `CGBitmapInfo`.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard data == nil, width > 0, height > 0 else { return nil }
        let size = CGSize(width: width, height: height), environment = EnvironmentValues.current
        let target = GraphicsTarget(drawing: size, in: environment)
        var context = GraphicsContext(target: target, environment: environment)
        context.translateBy(x: 0, y: size.height)
        context.scaleBy(x: 1, y: -1)
        self.init(context)
        bitmap = Bitmap(size: size, target: target)
        let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue)
        if let alpha, [.none, .noneSkipFirst, .noneSkipLast].contains(alpha) {
            fill(CGRect(origin: .zero, size: size))
        }
    }

    /// The same, with the flags as one set.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: CGBitmapInfo
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo.rawValue)
    }

    /// What has been drawn so far; nil of a context that makes no picture of its own.
    public func makeImage() -> CGImage? {
        bitmap.map { CGImage($0.target.picture($0.size), scale: 1) }
    }

    /// Pixels; 0 of a context that makes no picture of its own.
    public var width: Int { bitmap.map { Int($0.size.width) } ?? 0 }
    /// Pixels; 0 of a context that makes no picture of its own.
    public var height: Int { bitmap.map { Int($0.size.height) } ?? 0 }
    /// Nil: the picture stays a drawing.
    public var data: UnsafeMutableRawPointer? { nil }

    /// What a context of a picture's own draws to.
    struct Bitmap {
        let size: CGSize
        let target: GraphicsTarget
    }
}
