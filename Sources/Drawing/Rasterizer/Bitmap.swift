internal import CPixels
import Foundation

/// A finished picture: rows from the top, without padding, of premultiplied sRGB pixels whose bytes are blue,
/// green, red, alpha.
package struct Bitmap: Sendable {
    /// Pixels.
    package let width: Int
    /// Pixels.
    package let height: Int
    let buffer: PixelBuffer

    init(width: Int, height: Int, buffer: PixelBuffer) {
        precondition(buffer.count == width * height * 4, "a bitmap's buffer holds 4 bytes a pixel")
        (self.width, self.height, self.buffer) = (width, height, buffer)
    }

    /// A bitmap with premultiplied pixels of the form 0xAARRGGBB.
    ///
    /// - Throws: `RasterizerError.size` unless there are width × height pixels, at least one.
    package init(width: Int, height: Int, pixels: [UInt32]) throws {
        guard width > 0, height > 0, pixels.count == width * height else {
            throw RasterizerError.size(width: Double(width), height: Double(height), scale: 1)
        }
        let buffer = try PixelBuffer(count: pixels.count * 4)
        pixels.withUnsafeBytes { buffer.bytes.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
        self.init(width: width, height: height, buffer: buffer)
    }

    /// The bytes, valid during the call.
    package func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        defer { withExtendedLifetime(buffer) {} }
        return try body(UnsafeRawBufferPointer(start: buffer.bytes, count: buffer.count))
    }

    /// The premultiplied pixel 0xAARRGGBB at a place; 0 outside.
    package subscript(x: Int, y: Int) -> UInt32 {
        guard x >= 0, y >= 0, x < width, y < height else { return 0 }
        return buffer.pixels[y * width + x]
    }

    /// Whether no pixel lets anything shine through.
    package var isOpaque: Bool { pixels_are_opaque(buffer.pixels, width * height) != 0 }
}

extension Bitmap: Equatable {
    package static func == (lhs: Bitmap, rhs: Bitmap) -> Bool {
        lhs.width == rhs.width && lhs.height == rhs.height
            && (lhs.buffer === rhs.buffer || memcmp(lhs.buffer.bytes, rhs.buffer.bytes, lhs.buffer.count) == 0)
    }
}
