import Foundation
import ImageFormats

/// What is seen of a film, frame after frame.
struct AnimationCanvas {
    private(set) var pixels: StraightPixels

    /// Transparent, in pixels.
    init(width: Int, height: Int) { pixels = StraightPixels(width: width, height: height) }

    /// Frames of which each changes something: those that are empty lengthen the one before.
    static func merged(_ frames: [AnimationFrame]) -> [AnimationFrame] {
        var merged: [AnimationFrame] = []
        for frame in frames {
            if frame.isEmpty, !merged.isEmpty {
                merged[merged.count - 1].delay += frame.delay
            } else {
                merged.append(frame)
            }
        }
        return merged
    }

    /// Puts a frame's pixels in their place.
    mutating func show(_ frame: AnimationFrame) throws {
        guard !frame.isEmpty else { return }
        var chunks = PNGChunks()
        chunks.append(
            "IHDR", PNGChunks.bytes(UInt32(frame.width)) + PNGChunks.bytes(UInt32(frame.height)) + [8, 6, 0, 0, 0])
        chunks.append("IDAT", frame.data)
        chunks.append("IEND", [])
        pixels.replace(x: frame.x, y: frame.y, with: StraightPixels(try PNGDecoder.decode(chunks.data)))
    }
}
