import Foundation
import ImageFormats

/// Reads PNG files. Whatever the bytes are, the answer is a bitmap or a `Failure`.
package enum PNGDecoder {
    package enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        case notPNG
        /// Pixels; `PNGDecoder.largestArea` is exceeded.
        case tooLarge(width: Int, height: Int)
        /// libpng's words.
        case damaged(String)

        package var description: String {
            switch self {
            case .notPNG: "it is not a PNG file; convert it to PNG"
            case .tooLarge(let width, let height):
                "\(width) × \(height) pixels are more than \(PNGDecoder.largestArea); scale it down"
            case .damaged(let reason): "the PNG file is damaged (\(reason)); export it again"
            }
        }
    }

    /// Pixels; 256 MB decoded.
    package static let largestArea = ImageDecoder.largestArea

    /// The size that a PNG file's header states, in pixels, without decoding.
    package static func size(of data: Data) -> (width: Int, height: Int)? {
        guard case .success(let header) = ImageHeader.read(data), header.format == .png else { return nil }
        return (Int(header.storedSize.width), Int(header.storedSize.height))
    }

    /// Every color type, bit depth and interlacing; colors are converted to sRGB as the file asks, and pixels
    /// stay as they are stored.
    package static func decode(_ data: Data) throws(Failure) -> Bitmap {
        guard size(of: data) != nil else { throw .notPNG }
        do {
            guard case .bitmap(let bitmap) = try ImageDecoder.decode(data, orientation: .up).content else {
                throw Failure.notPNG
            }
            return bitmap
        } catch let failure as ImageFailure {
            switch failure {
            case .tooLarge(_, let width, let height): throw .tooLarge(width: width, height: height)
            case .damaged(_, let reason): throw .damaged(reason)
            case .problem, .noCodec, .noMemory: throw .damaged("\(failure)")
            }
        } catch {
            throw .notPNG
        }
    }
}
