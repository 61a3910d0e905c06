internal import CPixels
import Foundation

/// Writes bitmaps as PNG: 8 bits a channel, RGB where the bitmap is opaque and RGBA otherwise, an sRGB chunk and
/// nothing else, so that equal pixels give equal bytes.
///
/// Rows are not filtered: on pictures of user interfaces filters cost time and mostly bytes.
package struct PNGEncoder: Sendable {
    /// What wrote the file, for manifests. The number changes whenever the bytes of any picture do.
    package static let name = "darkroom-deflate 1"

    package init() {}

    /// The bytes of a PNG file.
    package func encode(_ bitmap: Bitmap) throws(PNGEncodingError) -> Data {
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
            width: bitmap.width, height: bitmap.height, hasAlpha: !isOpaque, capacity: Deflate.bound(input.count))
        try container.appendImageData { space throws(PNGEncodingError) in
            try Deflate.compress(input, stride: rowLength, pixel: isOpaque ? 3 : 4, into: space)
        }
        return container.finish()
    }
}
