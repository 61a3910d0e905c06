internal import CPixels
import Foundation
import ImageFormats

/// Writes animated PNG: 8 bits a channel, RGBA, each frame the box of pixels that differ from the frame before.
package struct AnimatedPNGEncoder: Sendable {
    package init() {}

    /// A frame of a film.
    ///
    /// - Parameters:
    ///   - previous: what is seen before, of the same size; nil for the first frame, which is whole.
    ///   - delay: milliseconds for which the frame is seen.
    package func frame(
        _ bitmap: Bitmap, after previous: Bitmap?, delay: Int
    ) throws(PNGEncodingError) -> AnimationFrame {
        var (x, y, width, height) = (0, 0, bitmap.width, bitmap.height)
        if let previous {
            let comparison = BitmapComparison(previous, bitmap)
            guard let box = comparison.box else {
                return AnimationFrame(x: 0, y: 0, width: 0, height: 0, delay: delay, data: Data())
            }
            (x, y, width, height) = (Int(box.minX), Int(box.minY), Int(box.width), Int(box.height))
        }
        return AnimationFrame(
            x: x, y: y, width: width, height: height, delay: delay,
            data: try Self.compressed(bitmap, x: x, y: y, width: width, height: height))
    }

    /// The file.
    ///
    /// - Parameters:
    ///   - frames: the first is whole; those that are empty lengthen the one before.
    ///   - plays: how often the film is played; 0 for ever.
    package func encode(_ frames: [AnimationFrame], width: Int, height: Int, plays: Int = 0) -> Data {
        let merged = AnimationCanvas.merged(frames)
        var chunks = PNGChunks()
        // 8 bits a channel, RGBA; perceptual intent, as in single pictures.
        chunks.append("IHDR", PNGChunks.bytes(UInt32(width)) + PNGChunks.bytes(UInt32(height)) + [8, 6, 0, 0, 0])
        chunks.append("sRGB", [0])
        chunks.append("acTL", PNGChunks.bytes(UInt32(merged.count)) + PNGChunks.bytes(UInt32(plays)))
        var sequence: UInt32 = 0
        for (index, frame) in merged.enumerated() {
            chunks.append("fcTL", Self.control(frame, sequence))
            sequence += 1
            if index == 0 {
                chunks.append("IDAT", frame.data)
            } else {
                chunks.append("fdAT", PNGChunks.bytes(sequence) + frame.data)
                sequence += 1
            }
        }
        chunks.append("IEND", [])
        return chunks.data
    }

    /// Pixels are replaced, and stay until the next frame replaces them.
    private static func control(_ frame: AnimationFrame, _ sequence: UInt32) -> Data {
        // The numerator has 16 bits: what is longer than a minute is told in tenths of a second.
        let (delay, unit) = frame.delay <= 65_535 ? (frame.delay, 1000) : (min(frame.delay / 100, 65_535), 10)
        var bytes = PNGChunks.bytes(sequence)
        for value in [frame.width, frame.height, frame.x, frame.y] { bytes += PNGChunks.bytes(UInt32(value)) }
        for value in [delay, unit] { bytes += [UInt8(value >> 8), UInt8(value & 255)] }
        return bytes + [0, 0]
    }

    private static func compressed(
        _ bitmap: Bitmap, x: Int, y: Int, width: Int, height: Int
    ) throws(PNGEncodingError) -> Data {
        let stride = 1 + width * 4
        let rows: PixelBuffer
        do {
            rows = try PixelBuffer(uninitialized: stride * height)
        } catch {
            throw .outOfMemory(bytes: stride * height)
        }
        let bytes = rows.bytes.assumingMemoryBound(to: UInt8.self)
        for row in 0..<height {
            pixels_to_rgba_rows(
                bitmap.buffer.pixels + (y + row) * bitmap.width + x, width, 1, bytes + row * stride)
        }
        let space = UnsafeMutableRawBufferPointer.allocate(byteCount: Deflate.bound(stride * height), alignment: 16)
        defer { space.deallocate() }
        let count = try Deflate.compress(
            UnsafeRawBufferPointer(start: rows.bytes, count: rows.count), stride: stride, pixel: 4, into: space)
        return Data(bytes: space.baseAddress!, count: count)
    }
}
