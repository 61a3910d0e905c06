internal import CImageCodecs
import Foundation
import ImageFormats

/// Writes bitmaps as lossless WebP through libwebp: the pixels are the bitmap's, the bytes those of libwebp's version.
package struct WebPEncoder: Sendable {
    /// Pixels a side, which the format allows at most.
    static let largestSide = 16_383

    package init() {}

    /// Whether libwebp is installed.
    package static var isAvailable: Bool { codec_is_present("webp") != 0 }

    /// The bytes of a file.
    package func encode(_ bitmap: Bitmap) throws(WebPEncodingError) -> Data {
        try encode(StraightPixels(bitmap), x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    }

    /// A file of a part of a picture, in pixels.
    func encode(
        _ pixels: StraightPixels, x: Int, y: Int, width: Int, height: Int
    ) throws(WebPEncodingError) -> Data {
        guard width <= Self.largestSide, height <= Self.largestSide else {
            throw .tooLarge(width: width, height: height)
        }
        var file: UnsafeMutablePointer<UInt8>?, size = 0
        let status = pixels.bytes.withUnsafeBufferPointer { bytes in
            codec_encode_webp(
                bytes.baseAddress! + pixels.index(x: x, y: y), Int32(width), Int32(height), Int32(pixels.stride), &file,
                &size)
        }
        switch status {
        case codec_complete: break
        case codec_absent: throw .noLibrary
        default: throw .outOfMemory(bytes: width * height * 4)
        }
        guard let file else { throw .outOfMemory(bytes: size) }
        return Data(bytesNoCopy: file, count: size, deallocator: .free)
    }
}

/// Why a picture could not be written as WebP.
package enum WebPEncodingError: Error, Equatable, CustomStringConvertible {
    case noLibrary
    /// Pixels.
    case tooLarge(width: Int, height: Int)
    case outOfMemory(bytes: Int)

    package var description: String {
        switch self {
        case .noLibrary: "WebP needs libwebp: apt-get install libwebp7"
        case .tooLarge(let width, let height):
            "\(width) × \(height) pixels are more than the \(WebPEncoder.largestSide) a side that WebP holds; take a smaller scale"
        case .outOfMemory(let bytes): "no memory for an image of \(bytes) bytes; take a smaller scale"
        }
    }
}
