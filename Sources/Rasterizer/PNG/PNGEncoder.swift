internal import CPixels
import Foundation

/// Writes bitmaps as PNG: 8 bits a channel, RGB where the bitmap is opaque and RGBA otherwise, an sRGB chunk and
/// nothing else, so that equal pixels give equal bytes.
///
/// Rows are not filtered: on pictures of user interfaces filters cost time and mostly bytes.
public struct PNGEncoder: Sendable {
    /// What compresses the pixels. Each gives the same bytes on every x86-64 processor.
    public enum Backend: String, Sendable, CaseIterable {
        /// ISA-L's deflate at level 1. Level 3 is never used: its bytes depend on the processor.
        case isal
        /// zlib, which libpng brings along, at level 1.
        case zlib

        /// Whether this build has it.
        public var isAvailable: Bool {
            #if ISAL
                true
            #else
                self == .zlib
            #endif
        }
    }

    /// The faster of the available ones.
    public static let preferred: Backend = Backend.isal.isAvailable ? .isal : .zlib

    public let backend: Backend

    /// - Parameter backend: falls back to zlib where it is not available.
    public init(backend: Backend = PNGEncoder.preferred) {
        self.backend = backend.isAvailable ? backend : .zlib
    }

    /// The bytes of a PNG file.
    public func encode(_ bitmap: Bitmap) throws(PNGEncodingError) -> Data {
        let isOpaque = bitmap.isOpaque
        let rowLength = 1 + bitmap.width * (isOpaque ? 3 : 4)
        let rows: PixelBuffer
        do {
            rows = try PixelBuffer(uninitialized: rowLength * bitmap.height)
        } catch {
            throw .outOfMemory(bytes: rowLength * bitmap.height)
        }
        let bytes = rows.bytes.assumingMemoryBound(to: UInt8.self)
        if isOpaque {
            pixels_to_rgb_rows(bitmap.buffer.pixels, bitmap.width, bitmap.height, bytes)
        } else {
            pixels_to_rgba_rows(bitmap.buffer.pixels, bitmap.width, bitmap.height, bytes)
        }
        let input = UnsafeRawBufferPointer(start: rows.bytes, count: rows.count)
        var container = PNGContainer(
            width: bitmap.width, height: bitmap.height, hasAlpha: !isOpaque,
            capacity: Deflate.bound(input.count))
        try container.appendImageData { space throws(PNGEncodingError) in
            switch backend {
            case .zlib: try Deflate.zlib(input, into: space)
            case .isal: try Deflate.isal(input, into: space)
            }
        }
        return container.finish()
    }
}
