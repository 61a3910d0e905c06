import DisplayList
import Foundation
import Geometry
import ImageFormats
import Testing

@testable import Rasterizer

/// Animated PNG files, taken apart chunk by chunk.
struct AnimatedPNGTests {
    private struct Chunk {
        var type: String
        var data: [UInt8]
        var hasRightChecksum: Bool

        func number(_ offset: Int) -> Int {
            data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
        }

        func short(_ offset: Int) -> Int { Int(data[offset]) << 8 | Int(data[offset + 1]) }
    }

    private static func chunks(_ file: Data) -> [Chunk] {
        let bytes = Array(file)
        var chunks: [Chunk] = [], offset = 8
        func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
        while offset + 12 <= bytes.count {
            let length = number(offset)
            let body = Array(bytes[(offset + 4)..<(offset + 8 + length)])
            let checksum = body.withUnsafeBytes { Int(Deflate.checksum($0)) }
            chunks.append(
                Chunk(
                    type: String(decoding: body[..<4], as: UTF8.self), data: Array(body[4...]),
                    hasRightChecksum: checksum == number(offset + 8 + length)))
            offset += 12 + length
        }
        return chunks
    }

    /// A box on a translucent ground.
    private static func picture(_ x: CGFloat, _ color: ResolvedColor = .black) throws -> Bitmap {
        let ground = ResolvedColor(red: 0.2, green: 0.6, blue: 0.9, alpha: 0.5)
        let list = DisplayList(
            size: CGSize(width: 40, height: 20),
            items: [
                .fill(.rectangle(CGRect(x: 0, y: 0, width: 40, height: 20)), .color(ground)),
                .fill(.ellipse(CGRect(x: x, y: 5, width: 8, height: 8)), .color(color))
            ])
        return try Rasterizer().rasterize(list, scale: 1).bitmap
    }

    private static func film(_ pictures: [Bitmap]) throws -> [AnimationFrame] {
        try pictures.indices.map { index in
            try AnimatedPNGEncoder().frame(
                pictures[index], after: index > 0 ? pictures[index - 1] : nil, delay: 50 + index)
        }
    }

    @Test func framesAreTheBoxesThatChange() throws {
        let frames = try Self.film(try ([4, 20, 20, 22] as [CGFloat]).map { try Self.picture($0) })
        func box(_ frame: AnimationFrame) -> [Int] { [frame.x, frame.y, frame.width, frame.height] }
        #expect(box(frames[0]) == [0, 0, 40, 20] as [Int])
        #expect(box(frames[1]) == [4, 5, 24, 8] as [Int])
        #expect(frames[2].isEmpty && frames[2].delay == 52)
        #expect(box(frames[3]) == [20, 5, 10, 8] as [Int])
    }

    @Test func chunksStandInTheirOrder() throws {
        let frames = try Self.film(try ([4, 20, 20, 22] as [CGFloat]).map { try Self.picture($0) })
        let chunks = Self.chunks(AnimatedPNGEncoder().encode(frames, width: 40, height: 20, plays: 3))
        #expect(
            chunks.map(\.type) == [
                "IHDR", "sRGB", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"
            ])
        let broken = chunks.filter { !$0.hasRightChecksum }.count
        #expect(broken == 0)
        #expect(chunks[2].number(0) == 3 && chunks[2].number(4) == 3)
        // The numbers run through control and data chunks alike.
        let numbers: [Int] = [3, 5, 6, 7, 8].map { chunks[$0].number(0) }
        #expect(numbers == [0, 1, 2, 3, 4] as [Int])
        // A picture that stays is seen for as long as both frames.
        let delays: [Int] = [3, 5, 7].map { chunks[$0].short(20) }
        #expect(delays == [50, 51 + 52, 53] as [Int])
        let others = [3, 5, 7].filter { chunks[$0].short(22) != 1000 || chunks[$0].short(24) != 0 }.count
        #expect(others == 0)
        for control in [3, 5, 7] {
            #expect(chunks[control].number(12) + chunks[control].number(4) <= 40)
            #expect(chunks[control].number(16) + chunks[control].number(8) <= 20)
        }
    }

    @Test func playedFramesAreThePicturesThatWentIn() throws {
        let pictures = try ([4, 20, 20, 22, 0] as [CGFloat]).map { try Self.picture($0, $0 == 22 ? .white : .black) }
        let frames = try Self.film(pictures).filter { !$0.isEmpty }
        var canvas = [UInt32](repeating: 0, count: 40 * 20)
        var seen: [Bitmap] = []
        for frame in frames {
            var file = PNGChunks()
            let size = PNGChunks.bytes(UInt32(frame.width)) + PNGChunks.bytes(UInt32(frame.height))
            file.append("IHDR", size + [8, 6, 0, 0, 0])
            file.append("IDAT", frame.data)
            file.append("IEND", [])
            let part = try PNGDecoder.decode(file.data)
            for y in 0..<frame.height {
                for x in 0..<frame.width { canvas[(frame.y + y) * 40 + frame.x + x] = part[x, y] }
            }
            seen.append(try Bitmap(width: 40, height: 20, pixels: canvas))
        }
        #expect(seen.count == 4)
        for (bitmap, picture) in zip(seen, [pictures[0], pictures[1], pictures[3], pictures[4]]) {
            // Undoing the premultiplication of 8-bit colors may be off by one.
            #expect(BitmapComparison(bitmap, picture).largestDifference <= 1)
        }
    }

    @Test func whoKnowsNoAnimationSeesTheFirstPicture() throws {
        let first = try Self.picture(4)
        let file = AnimatedPNGEncoder().encode(try Self.film([first, try Self.picture(9)]), width: 40, height: 20)
        let decoded = try PNGDecoder.decode(file)
        #expect(BitmapComparison(decoded, first).largestDifference <= 1)
    }

    @Test func longTimesAreToldInTenthsOfASecond() throws {
        var frames = try Self.film([try Self.picture(4), try Self.picture(9)])
        (frames[0].delay, frames[1].delay) = (65_535, 90_000)
        let chunks = Self.chunks(AnimatedPNGEncoder().encode(frames, width: 40, height: 20))
        let short: [Int] = [20, 22].map { chunks[3].short($0) }, long: [Int] = [20, 22].map { chunks[5].short($0) }
        #expect(short == [65_535, 1000] as [Int])
        #expect(long == [900, 10] as [Int])
    }
}
