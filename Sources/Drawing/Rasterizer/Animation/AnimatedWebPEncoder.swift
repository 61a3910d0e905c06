import Foundation
import ImageFormats

/// Writes animated, lossless WebP: the boxes of pixels that change, as the film has them.
struct AnimatedWebPEncoder {
    /// - Parameter frames: the first is whole.
    func encode(_ frames: [AnimationFrame], width: Int, height: Int) throws -> Data {
        guard width <= WebPEncoder.largestSide, height <= WebPEncoder.largestSide else {
            throw WebPEncodingError.tooLarge(width: width, height: height)
        }
        var canvas = AnimationCanvas(width: width, height: height)
        // Animated, with alpha; then the size.
        var content = Data("WEBP".utf8)
        Self.append("VP8X", Data([0x12, 0, 0, 0]) + Self.bytes(width - 1, 3) + Self.bytes(height - 1, 3), to: &content)
        // What lies behind is transparent, and the film is played for ever.
        Self.append("ANIM", Data(count: 6), to: &content)
        for frame in AnimationCanvas.merged(frames) {
            try canvas.show(frame)
            // Places are told in steps of two pixels.
            let x = frame.x & ~1, y = frame.y & ~1
            let (w, h) = (frame.x + frame.width - x, frame.y + frame.height - y)
            let still = try WebPEncoder().encode(canvas.pixels, x: x, y: y, width: w, height: h)
            var header = Self.bytes(x / 2, 3) + Self.bytes(y / 2, 3) + Self.bytes(w - 1, 3) + Self.bytes(h - 1, 3)
            // Milliseconds, of which the format holds four hours; pixels are replaced, and stay.
            header += Self.bytes(min(frame.delay, 0xFF_FFFF), 3) + [0x02]
            // A still file is its 12 bytes of container, and the chunk that the frame takes.
            Self.append("ANMF", header + still.dropFirst(12), to: &content)
        }
        var file = Data("RIFF".utf8)
        file += Self.bytes(content.count, 4)
        return file + content
    }

    private static func append(_ name: String, _ content: Data, to file: inout Data) {
        file += Data(name.utf8) + bytes(content.count, 4) + content
        if !content.count.isMultiple(of: 2) { file.append(0) }
    }

    private static func bytes(_ value: Int, _ count: Int) -> Data {
        Data((0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
    }
}
