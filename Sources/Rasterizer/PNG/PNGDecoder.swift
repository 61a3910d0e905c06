internal import CPNG
internal import CPixels
import Foundation

/// Reads PNG files through libpng. Whatever the bytes are, the answer is a bitmap or a `Failure`.
public enum PNGDecoder {
    public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// There is no file, or it may not be read.
        case unreadable
        case notPNG
        /// Pixels; `PNGDecoder.largestArea` is exceeded.
        case tooLarge(width: Int, height: Int)
        /// libpng's words.
        case damaged(String)

        public var description: String {
            switch self {
            case .unreadable: "its file cannot be read"
            case .notPNG: "it is not a PNG file; convert it to PNG"
            case .tooLarge(let width, let height):
                "\(width) × \(height) pixels are more than \(PNGDecoder.largestArea); scale it down"
            case .damaged(let reason): "the PNG file is damaged (\(reason)); export it again"
            }
        }
    }

    /// Pixels; 256 MB decoded.
    public static let largestArea = 64 << 20

    /// The size that a PNG file's header states, in pixels, without decoding.
    public static func size(of data: Data) -> (width: Int, height: Int)? {
        let header = Array(data.prefix(24))
        guard header.count == 24, Array(header[0..<8]) == PNGContainer.signature,
            Array(header[12..<16]) == Array("IHDR".utf8)
        else { return nil }
        func number(_ start: Int) -> Int { header[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
        let (width, height) = (number(16), number(20))
        return width > 0 && height > 0 && width <= 0x7FFF_FFFF && height <= 0x7FFF_FFFF ? (width, height) : nil
    }

    /// Every colour type, bit depth and interlacing; colours are converted to sRGB as the file asks.
    public static func decode(_ data: Data) throws(Failure) -> Bitmap {
        guard let size = size(of: data) else { throw .notPNG }
        guard size.width.multipliedReportingOverflow(by: size.height).overflow == false,
            size.width * size.height <= largestArea
        else { throw .tooLarge(width: size.width, height: size.height) }
        let outcome: Result<Bitmap, Failure> = data.withUnsafeBytes { bytes in
            var image = png_image()
            image.version = 1
            defer { png_image_free(&image) }
            func failure() -> Failure {
                let message = withUnsafeBytes(of: image.message) { text in
                    String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
                }
                return .damaged(message)
            }
            guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
                return .failure(failure())
            }
            guard Int(image.width) == size.width, Int(image.height) == size.height,
                let buffer = try? PixelBuffer(count: size.width * size.height * 4)
            else { return .failure(.tooLarge(width: size.width, height: size.height)) }
            image.format = UInt32(PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR)
            guard png_image_finish_read(&image, nil, buffer.bytes, Int32(size.width * 4), nil) != 0 else {
                return .failure(failure())
            }
            pixels_premultiply(buffer.pixels, size.width * size.height)
            return .success(Bitmap(width: size.width, height: size.height, buffer: buffer))
        }
        return try outcome.get()
    }
}
