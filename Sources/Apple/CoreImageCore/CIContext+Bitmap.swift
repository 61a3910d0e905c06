import Foundation
import Geometry
import UIKitCore

/// How pixels of a bitmap lie in memory. The numbers are Darkroom's own.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public static let ARGB8 = CIFormat(rawValue: 1)
    public static let BGRA8 = CIFormat(rawValue: 2)
    public static let RGBA8 = CIFormat(rawValue: 3)

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

extension CIContext {
    /// Writes the pixels of a part of an image, premultiplied, in rows from the top. What lies outside of the image stays
    /// as it is, and so does all in formats that have not a byte for each component.
    ///
    /// - Parameters:
    ///   - rowBytes: from one row's beginning to the next one's.
    ///   - bounds: in the image's space, whose origin is the lower left; the bitmap begins at its top left.
    public func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        let part = bounds.intersection(image.extent)
        guard let order = format.order, !part.isEmpty, let pixels = image.cropped(to: part).pixels else { return }
        let width = Int(part.width.rounded())
        guard width > 0 else { return }
        let left = Int((part.minX - bounds.minX).rounded()), top = Int((bounds.maxY - part.maxY).rounded())
        for (index, start) in stride(from: 0, to: pixels.count - 3, by: 4).enumerated() {
            let place = (top + index / width) * rowBytes + (left + index % width) * 4
            for component in 0..<4 {
                data.storeBytes(
                    of: pixels[start + component], toByteOffset: place + order[component], as: UInt8.self)
            }
        }
    }
}
