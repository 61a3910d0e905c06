import DisplayList
import Foundation
import Geometry
import Rasterizer
import Testing

@Suite("PNG")
struct PNGTests {
    private func picture(opaque: Bool) throws -> Bitmap {
        var state: UInt32 = 7
        let pixels = (0..<(61 * 37)).map { index -> UInt32 in
            state = state &* 1_664_525 &+ 1_013_904_223
            let alpha = opaque ? 255 : UInt32(index % 256)
            func component(_ shift: UInt32) -> UInt32 { (state >> shift & 0xFF) * alpha / 255 }
            return alpha << 24 | component(8) << 16 | component(12) << 8 | component(16)
        }
        return try Bitmap(width: 61, height: 37, pixels: pixels)
    }

    @Test("What is encoded is decoded again", arguments: [true, false])
    func roundTrip(opaque: Bool) throws {
        let bitmap = try picture(opaque: opaque)
        let decoded = try PNGDecoder.decode(try PNGEncoder().encode(bitmap))
        let comparison = BitmapComparison(bitmap, decoded)
        // Undoing the premultiplication of 8-bit colors may be off by one.
        #expect(comparison.largestDifference <= (opaque ? 0 : 1))
    }

    @Test("Equal pixels give equal bytes, RGB when opaque")
    func bytes() throws {
        let bitmap = try picture(opaque: true)
        let first = try PNGEncoder().encode(bitmap)
        #expect(try PNGEncoder().encode(bitmap) == first)
        #expect(first[25] == 2)
        #expect(try PNGEncoder().encode(try picture(opaque: false))[25] == 6)
        let text = String(decoding: first, as: Unicode.ASCII.self)
        #expect(text.contains("sRGB") && !text.contains("tIME") && !text.contains("pHYs"))
    }

    @Test("The size is read from the header")
    func size() throws {
        let data = try PNGEncoder().encode(try picture(opaque: true))
        #expect(PNGDecoder.size(of: data).map { [$0.width, $0.height] } == [61, 37])
        #expect(PNGDecoder.size(of: data.prefix(20)) == nil)
        #expect(PNGDecoder.size(of: Data("GIF89a".utf8)) == nil)
    }

    @Test("Truncated and damaged files are failures or pictures, never crashes")
    func damaged() throws {
        let data = try PNGEncoder().encode(try picture(opaque: false))
        for length in stride(from: 0, to: data.count, by: max(1, data.count / 97)) {
            #expect(throws: PNGDecoder.Failure.self) { try PNGDecoder.decode(data.prefix(length)) }
        }
        var state: UInt64 = 42
        for _ in 0..<600 {
            var broken = data
            for _ in 0..<3 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                broken[Int(state >> 33) % broken.count] ^= UInt8(truncatingIfNeeded: state >> 20) | 1
            }
            _ = try? PNGDecoder.decode(broken)
        }
    }

    @Test("A header that claims more pixels than are allowed is refused before memory is taken")
    func huge() throws {
        var data = try PNGEncoder().encode(try picture(opaque: true))
        data.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
        #expect(throws: PNGDecoder.Failure.tooLarge(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF)) {
            try PNGDecoder.decode(data)
        }
    }

    @Test("A comparison counts, measures and frames what differs")
    func comparison() throws {
        let a = try Bitmap(width: 4, height: 3, pixels: Array(repeating: 0xFF00_0000, count: 12))
        var pixels = Array(repeating: UInt32(0xFF00_0000), count: 12)
        (pixels[5], pixels[10]) = (0xFF00_0300, 0xFF90_0000)
        let b = try Bitmap(width: 4, height: 3, pixels: pixels)
        let comparison = BitmapComparison(a, b)
        #expect(comparison.differentPixels == 2)
        #expect(comparison.largestDifference == 0x90)
        #expect(comparison.box == CGRect(x: 1, y: 1, width: 2, height: 2))
        #expect(BitmapComparison(a, a).isEqual)
        let other = try Bitmap(width: 2, height: 3, pixels: Array(pixels.prefix(6)))
        #expect(BitmapComparison(a, other).sizesDiffer && BitmapComparison(a, other).differentPixels == 6)
        let panes = try DifferencePicture.make(expected: a, actual: b)
        #expect(panes.width == 3 * 4 + 4 * 8 && panes.height == 3 + 16 && panes.isOpaque)
    }
}
