import DisplayList
import Foundation
import Geometry
import Rasterizer
import Testing

/// Files that are kept: as small as they get, and the same bitmap.
@Suite("Smallest PNG")
struct SmallestPNGTests {
    private struct Numbers {
        var state: UInt32
        mutating func next() -> UInt32 {
            state = state &* 1_664_525 &+ 1_013_904_223
            return state >> 8
        }
    }

    /// A bitmap of as many colors as are asked for, in any order.
    private func bitmap(
        _ width: Int, _ height: Int, colors: Int, seed: UInt32 = 1, translucent: Bool = false, gray: Bool = false
    ) throws -> Bitmap {
        var numbers = Numbers(state: seed)
        let palette = (0..<colors).map { index -> UInt32 in
            let alpha: UInt32 = translucent ? UInt32(index * 7 % 256) : 255
            // Different from each other by their numbers.
            let channels =
                gray
                ? [UInt32(index % 256), UInt32(index % 256), UInt32(index % 256)]
                : [UInt32(index % 256), UInt32(index / 256 % 256), UInt32(index / 65_536)]
            return channels.reduce(alpha) { $0 << 8 | $1 * alpha / 255 }
        }
        let pixels = (0..<(width * height)).map { index in
            index < colors ? palette[index] : palette[Int(numbers.next()) % colors]
        }
        return try Bitmap(width: width, height: height, pixels: pixels)
    }

    private func check(_ bitmap: Bitmap) throws -> Data {
        let small = try PNGEncoder(.smallest).encode(bitmap), fast = try PNGEncoder().encode(bitmap)
        #expect(try PNGDecoder.decode(small) == PNGDecoder.decode(fast))
        #expect(try PNGEncoder(.smallest).encode(bitmap) == small)
        return small
    }

    @Test(
        "Any bitmap decodes to what the fast encoder's file decodes to",
        arguments: [
            (1, 1), (1, 17), (17, 1), (3, 5), (8, 8), (61, 37), (300, 2), (129, 130)
        ])
    func roundTrip(width: Int, height: Int) throws {
        for translucent in [false, true] {
            for gray in [false, true] {
                for colors in [1, 2, 3, 4, 5, 16, 17, 255, 256, 257, 5000] where colors <= width * height {
                    _ = try check(bitmap(width, height, colors: colors, translucent: translucent, gray: gray))
                }
            }
        }
    }

    @Test(
        "Few colors become a palette of as few bits as hold them",
        arguments: [
            (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)
        ])
    func palettes(colors: Int, bits: Int) throws {
        let data = try check(bitmap(90, 91, colors: colors))
        #expect(data[24] == bits && data[25] == 3, "\(colors) colors")
    }

    @Test("More than 256 colors become RGB, RGBA or gray")
    func channels() throws {
        #expect(try check(bitmap(90, 91, colors: 257))[25] == 2)
        #expect(try check(bitmap(90, 91, colors: 5000, translucent: true))[25] == 6)
        #expect(try check(bitmap(90, 91, colors: 256, gray: true))[25] == 0)
    }

    @Test("Noise is not made larger than it is")
    func noise() throws {
        var numbers = Numbers(state: 9)
        let pixels = (0..<40_000).map { _ in 0xFF00_0000 | numbers.next() }
        let data = try check(Bitmap(width: 200, height: 200, pixels: pixels))
        #expect(data.count < 200 * 601 + 200)
    }

    @Test("A sweep of color, a pattern and a surface take few bytes")
    func structure() throws {
        func pixels(_ color: (Int, Int) -> UInt32) throws -> Bitmap {
            try Bitmap(width: 256, height: 256, pixels: (0..<65_536).map { 0xFF00_0000 | color($0 % 256, $0 / 256) })
        }
        let sweep = try check(pixels { x, y in UInt32(x) << 16 | UInt32(y) << 8 | UInt32((x + y) / 2) })
        #expect(sweep.count < 1500)
        #expect(try check(pixels { x, y in UInt32((x / 8 + y / 8) % 2) * 0xFFFFFF }).count < 250)
        #expect(try check(pixels { _, _ in 0x336699 }).count < 130)
    }

    @Test("A drawn picture takes less than four fifths of what the fast encoder writes")
    func drawing() throws {
        let box = CGRect(x: 0, y: 0, width: 170, height: 170)
        let items: [DisplayItem] = (0..<12).map { index -> DisplayItem in
            let inset = box.insetBy(dx: Double(index) * 7 + 0.3, dy: Double(index) * 5)
            let color = ResolvedColor(rgb: UInt8(index * 20), 90, UInt8(255 - index * 9))
            return .fill(.roundedRectangle(inset, radius: 20, continuous: true), .color(color))
        }
        let bitmap = try Drawing.bitmap(170, 170, scale: 2, items)
        #expect(try check(bitmap).count * 5 < PNGEncoder().encode(bitmap).count * 4)
    }

    @Test("The bytes are those of every machine")
    func knownBytes() throws {
        let data = try check(bitmap(64, 64, colors: 4000, translucent: true))
        // Adler-32 of the file, which any change of its bytes shows in.
        var (first, second): (UInt32, UInt32) = (1, 0)
        for byte in data {
            first = (first + UInt32(byte)) % 65_521
            second = (second + first) % 65_521
        }
        #expect(data.count == 2689)
        #expect(second << 16 | first == 3_988_241_325)
    }
}
