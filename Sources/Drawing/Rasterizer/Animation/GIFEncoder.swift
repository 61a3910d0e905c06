import Foundation
import ImageFormats

/// Writes animated GIF: a palette for each picture, and pixels that are opaque or not.
struct GIFEncoder {
    /// A part of the canvas, and how it follows what was seen before.
    private struct Box {
        var x: Int, y: Int, width: Int, height: Int
        var delay: Int
    }

    /// - Parameter frames: the first is whole.
    func encode(_ frames: [AnimationFrame], width: Int, height: Int) throws -> Data {
        guard width <= 0xFFFF, height <= 0xFFFF else {
            throw RasterizerError.size(width: Double(width), height: Double(height), scale: 1)
        }
        let frames = AnimationCanvas.merged(frames)
        // A picture of the format can't take away what lies below it: where a film does, each picture is whole, and
        // cleared before the next.
        let isCleared = try Self.takesAway(frames, width: width, height: height)
        var file = Data("GIF89a".utf8)
        // No palette of all, square pixels.
        file += Self.bytes(width) + Self.bytes(height) + [0, 0, 0]
        // For ever.
        file += [0x21, 0xFF, 11] + Data("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
        var canvas = AnimationCanvas(width: width, height: height), time = 0
        for frame in frames {
            try canvas.show(frame)
            // Hundredths of a second, whose rest the next picture gets; browsers take less than 2 for 10.
            let end = time + frame.delay, delay = max(2, (end + 5) / 10 - (time + 5) / 10)
            time = end
            let box =
                isCleared
                ? Box(x: 0, y: 0, width: width, height: height, delay: delay)
                : Box(x: frame.x, y: frame.y, width: frame.width, height: frame.height, delay: delay)
            append(box, of: canvas.pixels, isCleared: isCleared, to: &file)
        }
        file.append(0x3B)
        return file
    }

    private func append(_ box: Box, of pixels: StraightPixels, isCleared: Bool, to file: inout Data) {
        let picture = GIFPalette.indexed(pixels, x: box.x, y: box.y, width: box.width, height: box.height)
        // At least two entries, and a power of two.
        var bits = 1
        while 1 << bits < picture.palette.count { bits += 1 }
        // What becomes of the picture: it stays, or it is cleared.
        let disposal: UInt8 = isCleared ? 2 : 1
        file += [0x21, 0xF9, 4, disposal << 2 | (picture.transparent == nil ? 0 : 1)]
        file += Self.bytes(min(box.delay, 0xFFFF)) + [picture.transparent ?? 0, 0]
        file += [0x2C] + Self.bytes(box.x) + Self.bytes(box.y) + Self.bytes(box.width) + Self.bytes(box.height)
        file.append(0x80 | UInt8(bits - 1))
        for index in 0..<1 << bits {
            let color = index < picture.palette.count ? picture.palette[index] : 0
            file += [UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255)]
        }
        file += LZWEncoder.encode(picture.indices, bits: max(2, bits))
    }

    /// Whether a pixel that is seen is not seen later.
    private static func takesAway(_ frames: [AnimationFrame], width: Int, height: Int) throws -> Bool {
        var canvas = AnimationCanvas(width: width, height: height)
        for frame in frames {
            let before = canvas.pixels
            try canvas.show(frame)
            for y in frame.y..<frame.y + frame.height {
                var index = canvas.pixels.index(x: frame.x, y: y) + 3
                for _ in 0..<frame.width {
                    if before.bytes[index] >= GIFPalette.opaque, canvas.pixels.bytes[index] < GIFPalette.opaque {
                        return true
                    }
                    index += 4
                }
            }
        }
        return false
    }

    /// The least significant byte first.
    private static func bytes(_ value: Int) -> Data { Data([UInt8(value & 255), UInt8(value >> 8 & 255)]) }
}
