import Foundation
import ImageFormats
import Testing

@testable import Rasterizer

/// Films as GIF and WebP, read back.
struct AnimationFormatTests {
    private static let width = 41, height = 23

    /// A box that moves over a ground, as three frames: the second changes nothing and lengthens the first.
    private static func film(ground: UInt32) throws -> (frames: [AnimationFrame], bitmaps: [Bitmap]) {
        func picture(_ left: Int) throws -> Bitmap {
            try Bitmap(
                width: width, height: height,
                pixels: (0..<width * height).map { index in
                    let x = index % width, y = index / width
                    guard (left..<left + 9).contains(x), (5..<15).contains(y) else { return ground }
                    return 0xFF00_0020 | UInt32(x * 6) << 16 | UInt32(y * 9) << 8
                })
        }
        let bitmaps = [try picture(3), try picture(3), try picture(7)]
        var previous: Bitmap?
        let frames = try bitmaps.map { bitmap in
            defer { previous = bitmap }
            return try AnimatedPNGEncoder().frame(bitmap, after: previous, delay: 55)
        }
        return (frames, bitmaps)
    }

    @Test(arguments: [0xFF30_6090, 0] as [UInt32])
    func aGIFShowsTheFilm(ground: UInt32) throws {
        let film = try Self.film(ground: ground)
        let file = try AnimationFormat.gif.encode(film.frames, width: Self.width, height: Self.height)
        let played = try GIFPlayer.play(file)
        #expect(played.map(\.delay) == [11, 6])
        #expect(played.map(\.pixels) == [film.bitmaps[0], film.bitmaps[2]].map(Self.words))
        // The first picture, as another reader sees it.
        #expect(try ImageDecoder.decode(file, orientation: .up).bitmap == film.bitmaps[0])
    }

    /// More colors than a palette holds: each is near what it stands for.
    @Test func aGIFOfManyColorsIsClose() throws {
        let pixels = (0..<128 * 64).map { index -> UInt32 in
            let red = UInt32(index % 128 * 2), green = UInt32(index / 128 * 4)
            return 0xFF00_0040 | red << 16 | green << 8
        }
        let bitmap = try Bitmap(width: 128, height: 64, pixels: pixels)
        let frame = try AnimatedPNGEncoder().frame(bitmap, after: nil, delay: 100)
        let played = try GIFPlayer.play(try GIFEncoder().encode([frame], width: 128, height: 64))
        var worst = 0
        for (drawn, wanted) in zip(played[0].pixels, Self.words(bitmap)) {
            for shift in [UInt32(0), 8, 16] {
                worst = max(worst, abs(Int(drawn >> shift & 255) - Int(wanted >> shift & 255)))
            }
        }
        #expect(worst <= 16)
        #expect(Set(played[0].pixels).count == 256)
    }

    @Test(arguments: [1, 2, 255, 256, 4000, 70_000]) func codesOfEveryLengthAreRead(count: Int) throws {
        var state = UInt32(count)
        let indices = (0..<count).map { _ -> UInt8 in
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(state >> 24)
        }
        #expect(try GIFPlayer.unpacked(LZWEncoder.encode(indices, bits: 8)) == indices)
        let few = indices.map { $0 & 3 }
        #expect(try GIFPlayer.unpacked(LZWEncoder.encode(few, bits: 2)) == few)
        let flat = indices.map { _ in UInt8(1) }
        #expect(try GIFPlayer.unpacked(LZWEncoder.encode(flat, bits: 2)) == flat)
    }

    @Test(.enabled(if: WebPEncoder.isAvailable, "needs libwebp7"))
    func aWebPFileHasThePixels() throws {
        let bitmap = try Self.film(ground: 0x8040_2010).bitmaps[0]
        let file = try WebPEncoder().encode(bitmap)
        #expect(try ImageDecoder.decode(file, orientation: .up).bitmap == bitmap)
        #expect(try WebPEncoder().encode(bitmap) == file)
    }

    @Test(.enabled(if: WebPEncoder.isAvailable, "needs libwebp7"))
    func anAnimatedWebPFileHasTheBoxesThatChange() throws {
        let film = try Self.film(ground: 0xFF30_6090)
        let file = [UInt8](try AnimationFormat.webp.encode(film.frames, width: Self.width, height: Self.height))
        func number(_ offset: Int, _ count: Int) -> Int {
            (0..<count).reduce(0) { $0 | Int(file[offset + $1]) << (8 * $1) }
        }
        #expect(String(decoding: file[0..<4] + file[8..<16], as: UTF8.self) == "RIFFWEBPVP8X")
        #expect(number(4, 4) == file.count - 8)
        #expect((number(24, 3), number(27, 3)) == (Self.width - 1, Self.height - 1))
        var chunks: [(name: String, start: Int)] = [], offset = 12
        while offset < file.count {
            chunks.append((String(decoding: file[offset..<offset + 4], as: UTF8.self), offset + 8))
            offset += 8 + (number(offset + 4, 4) + 1) / 2 * 2
        }
        #expect(offset == file.count && chunks.map(\.name) == ["VP8X", "ANIM", "ANMF", "ANMF"])
        let frames = chunks.filter { $0.name == "ANMF" }.map(\.start)
        #expect(frames.map { number($0 + 12, 3) } == [110, 55])
        // The box of what changes begins at 3, 5: places are even.
        #expect((number(frames[1], 3) * 2, number(frames[1] + 3, 3) * 2) == (2, 4))
        #expect((number(frames[1] + 6, 3) + 1, number(frames[1] + 9, 3) + 1) == (14, 11))
        #expect(try ImageDecoder.decode(Data(file), orientation: .up).bitmap == film.bitmaps[0])
    }

    /// Pixels 0xAARRGGBB.
    private static func words(_ bitmap: Bitmap) -> [UInt32] {
        bitmap.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    }
}
