import Foundation
import Geometry
import UIKitCore

/// Up to four numbers of a filter.
public final class CIVector: NSObject, @unchecked Sendable {
    public let x, y, z, w: CGFloat

    public init(x: CGFloat, y: CGFloat, z: CGFloat = 0, w: CGFloat = 0) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }

    /// Origin and size.
    public convenience init(cgRect: CGRect) {
        self.init(x: cgRect.minX, y: cgRect.minY, z: cgRect.width, w: cgRect.height)
    }

    public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}

/// How pixels of a bitmap lie in memory.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public static let ARGB8 = CIFormat(rawValue: 265)
    public static let BGRA8 = CIFormat(rawValue: 266)
    public static let RGBA8 = CIFormat(rawValue: 264)

    /// Where red, green, blue and alpha stand; nil of other formats.
    fileprivate var order: [Int]? {
        switch self {
        case .RGBA8: [0, 1, 2, 3]
        case .BGRA8: [2, 1, 0, 3]
        case .ARGB8: [1, 2, 3, 0]
        default: nil
        }
    }
}

extension CIImage {
    /// The pixels in rows from the top: red, green, blue and alpha, premultiplied.
    fileprivate var pixels: [UInt8]? { picture.dataProvider?.data.map { [UInt8](Data(referencing: $0)) } }

    /// One pixel of the mean color of a part; nil where there are no pixels. Each component is averaged as it is stored,
    /// as Core Image does in a context without a working color space.
    ///
    /// - Parameter rect: in the image's space, whose origin is the lower left.
    func average(in rect: CGRect) -> CIImage? {
        let part = rect.isEmpty ? extent : rect.intersection(extent)
        guard !part.isEmpty, let pixels = cropped(to: part).pixels, pixels.count >= 4 else { return nil }
        var sums = [0, 0, 0, 0]
        for start in stride(from: 0, to: pixels.count - 3, by: 4) {
            for component in 0..<4 { sums[component] += Int(pixels[start + component]) }
        }
        let means = sums.map { CGFloat($0) / CGFloat(pixels.count / 4) / 255 }, alpha = means[3]
        func component(_ index: Int) -> CGFloat { alpha > 0 ? min(1, means[index] / alpha) : 0 }
        let color = UIColor(red: component(0), green: component(1), blue: component(2), alpha: alpha)
        let format = UIGraphicsImageRendererFormat(), size = CGSize(width: 1, height: 1)
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        return image.cgImage.map { CIImage(cgImage: $0) }
    }
}

extension CIContext {
    /// Writes the pixels of a part of an image, premultiplied, in rows from the top. Writes nothing in formats other than
    /// those of a byte for each component.
    ///
    /// - Parameters:
    ///   - rowBytes: from one row's beginning to the next one's.
    ///   - bounds: in the image's space.
    public func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        guard let order = format.order, let pixels = image.cropped(to: bounds).pixels else { return }
        let width = Int(bounds.intersection(image.extent).width.rounded())
        guard width > 0 else { return }
        for (index, start) in stride(from: 0, to: pixels.count - 3, by: 4).enumerated() {
            let place = index / width * rowBytes + index % width * 4
            for component in 0..<4 {
                data.storeBytes(
                    of: pixels[start + component], toByteOffset: place + order[component], as: UInt8.self)
            }
        }
    }
}
