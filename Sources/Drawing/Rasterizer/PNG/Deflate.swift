internal import CDeflate
internal import CPNG
internal import CPixels
import Foundation

/// Compression of rows of pixels into a zlib stream.
///
/// The encoder is Darkroom's own, `CDeflate`. zlib's bytes depend on its version and on who built it, and ISA-L's
/// were found to differ from process to process. zlib still inflates, and sums up chunks.
enum Deflate {
    /// Room that is enough for any input.
    static func bound(_ count: Int) -> Int { deflate_bound(count) }

    /// - Parameters:
    ///   - stride: bytes of a row with its filter byte.
    ///   - pixel: bytes of a pixel, 3 or 4.
    ///   - space: at least `bound` bytes.
    /// - Returns: bytes written.
    static func compress(
        _ input: UnsafeRawBufferPointer, stride: Int, pixel: Int, into space: UnsafeMutableRawBufferPointer
    ) throws(PNGEncodingError) -> Int {
        // A PNG chunk holds less than 2 GB.
        guard space.count >= bound(input.count), space.count < 1 << 31 else { throw .outOfMemory(bytes: input.count) }
        let count = deflate_picture(
            input.baseAddress?.assumingMemoryBound(to: UInt8.self), input.count, stride, pixel,
            space.baseAddress?.assumingMemoryBound(to: UInt8.self))
        guard count > 0 else { throw .outOfMemory(bytes: 1 << 18) }
        return count
    }

    /// Compresses a bitmap's rows as RGB or RGBA, those of photos by a filter. They are made as the compressor needs them.
    ///
    /// - Parameters:
    ///   - pixel: bytes of a pixel, 3 without alpha or 4.
    ///   - space: at least `bound` bytes.
    /// - Returns: bytes written.
    static func compress(
        _ bitmap: Bitmap, pixel: Int, into space: UnsafeMutableRawBufferPointer
    ) throws(PNGEncodingError) -> Int {
        let bytes = (1 + bitmap.width * pixel) * bitmap.height
        // A PNG chunk holds less than 2 GB.
        guard space.count >= bound(bytes), space.count < 1 << 31 else { throw .outOfMemory(bytes: bytes) }
        let (pixels, width, height) = (bitmap.buffer.pixels, bitmap.width, bitmap.height)
        let target = space.baseAddress?.assumingMemoryBound(to: UInt8.self)
        let count =
            pixel == 3
            ? deflate_pixels(pixels, width, height, 3, pixels_to_rgb_rows, target)
            : deflate_pixels(pixels, width, height, 4, pixels_to_rgba_rows, target)
        guard count > 0 else { throw .outOfMemory(bytes: 1 << 19) }
        return count
    }

    /// The checksum of a PNG chunk.
    static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
        UInt32(crc32_z(0, bytes.baseAddress!.assumingMemoryBound(to: UInt8.self), bytes.count))
    }
}
