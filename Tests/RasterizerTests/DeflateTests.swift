import CDeflate
import CPNG
import CPixels
import Foundation
import Testing

@Suite("Deflate")
struct DeflateTests {
    /// Rows as the encoder gets them; small numbers of colors make what user interfaces look like.
    private struct Rows {
        var bytes: [UInt8] = []
        var stride: Int, pixel: Int

        init(width: Int, height: Int, pixel: Int, _ color: (_ x: Int, _ y: Int) -> UInt32) {
            (stride, self.pixel) = (1 + width * pixel, pixel)
            bytes.reserveCapacity(stride * height)
            for y in 0..<height {
                bytes.append(0)
                for x in 0..<width {
                    let value = color(x, y)
                    for component in 0..<pixel { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * component))) }
                }
            }
        }

        init(_ bytes: [UInt8], stride: Int = 41, pixel: Int = 4) {
            (self.bytes, self.stride, self.pixel) = (bytes, stride, pixel)
        }
    }

    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
            return z ^ z >> 31
        }
    }

    /// The stream, from input and into output `offset` bytes after an aligned address, over `dirt`.
    private func compress(
        _ rows: Rows, offset: Int = 0, dirt: UInt8 = 0,
        by deflate: (UnsafePointer<UInt8>?, Int, Int, Int, UnsafeMutablePointer<UInt8>?) -> Int = deflate_picture
    ) -> [UInt8] {
        let bound = deflate_bound(rows.bytes.count)
        // One byte more than there is room for shows whether it is kept.
        var out = [UInt8](repeating: dirt, count: offset + bound + 1)
        var input = [UInt8](repeating: ~dirt, count: offset)
        input += rows.bytes
        let count = input.withUnsafeBufferPointer { input in
            out.withUnsafeMutableBufferPointer { out in
                deflate(
                    input.baseAddress! + offset, rows.bytes.count, rows.stride, rows.pixel, out.baseAddress! + offset)
            }
        }
        #expect(count > 0 && count <= bound && out.last == dirt)
        return Array(out[offset..<(offset + count)])
    }

    private func inflated(_ stream: [UInt8], count: Int) -> [UInt8]? {
        var result = [UInt8](repeating: 0, count: max(count, 1))
        var length = uLong(result.count)
        guard uncompress(&result, &length, stream, uLong(stream.count)) == Z_OK else { return nil }
        return Array(result.prefix(Int(length)))
    }

    @discardableResult
    private func expectRoundTrip(_ rows: Rows, _ name: Comment? = nil) -> Int {
        let stream = compress(rows)
        #expect(inflated(stream, count: rows.bytes.count) == rows.bytes, name)
        #expect(stream.starts(with: [0x78, 0x01]))
        return stream.count
    }

    @Test("Nothing, a byte, and noise of every small size", arguments: [3, 4])
    func small(pixel: Int) {
        var generator = Generator(state: 1)
        for count in 0..<300 {
            expectRoundTrip(Rows((0..<count).map { _ in generator.next() }.map { UInt8($0 & 0xFF) }, pixel: pixel))
            let constant = expectRoundTrip(Rows(Array(repeating: 7, count: count), pixel: pixel))
            #expect(constant <= 20)
        }
    }

    @Test("Noise is stored: larger by the blocks' headers only", arguments: [65534, 65535, 65536, 131_071, 400_000])
    func noise(count: Int) {
        var generator = Generator(state: UInt64(count))
        let rows = Rows((0..<count).map { _ in UInt8(generator.next() & 0xFF) }, stride: 4001)
        #expect(expectRoundTrip(rows) <= count + count / 65535 * 10 + 30)
    }

    @Test("Pictures of every small width", arguments: [3, 4])
    func widths(pixel: Int) {
        var generator = Generator(state: 5)
        for width in 1...40 {
            let height = 90
            let palette = (0..<5).map { _ in UInt32(truncatingIfNeeded: generator.next()) }
            expectRoundTrip(Rows(width: width, height: height, pixel: pixel) { _, _ in palette[0] }, "constant")
            expectRoundTrip(
                Rows(width: width, height: height, pixel: pixel) { _, y in UInt32(y) &* 0x01_0203 }, "gradient")
            expectRoundTrip(
                Rows(width: width, height: height, pixel: pixel) { x, y in UInt32(x &* y) &* 0x01_0101 }, "products")
            expectRoundTrip(
                Rows(width: width, height: height, pixel: pixel) { x, y in palette[(x / 3 + y / 7 * 3) % 5] }, "tiles")
            expectRoundTrip(
                Rows(width: width, height: height, pixel: pixel) { _, _ in palette.randomElement(using: &generator)! },
                "few colors")
        }
    }

    @Test("A card on a gradient shrinks to a thirtieth of its size", arguments: [3, 4])
    func picture(pixel: Int) {
        let rows = Rows(width: 507, height: 531, pixel: pixel) { x, y in
            let (dx, dy) = (x - 250, y - 260)
            let distance = dx * dx + dy * dy
            if distance < 100 * 100 { return 0xFFFF_FFFF }
            // An edge that is blurred.
            if distance < 110 * 110 { return 0xFF00_0000 | UInt32((distance - 10000) / 9 & 0xFF) &* 0x01_0101 }
            return 0xFF00_0000 | UInt32(y / 3) &* 0x01_0100
        }
        #expect(expectRoundTrip(rows) < rows.bytes.count / 30)
    }

    @Test("Distances reach 32768 and no farther", arguments: [32_764, 32_767, 32_768, 32_769, 33_000])
    func distances(stride: Int) {
        // Rows of noise that are all alike: what repeats lies a row away.
        var generator = Generator(state: 9)
        let row = (0..<stride).map { _ in UInt8(generator.next() & 0xFF) }
        let rows = Rows(row + row + row, stride: stride)
        let count = expectRoundTrip(rows)
        #expect(stride <= 32768 ? count < stride + 2000 : count > 2 * stride)
    }

    @Test("Many blocks, and every length of a run")
    func blocks() {
        var generator = Generator(state: 11)
        let colors = (0..<64).map { _ in UInt32(truncatingIfNeeded: generator.next()) | 0xFF00_0000 }
        let rows = Rows(width: 900, height: 500, pixel: 4) { _, _ in colors.randomElement(using: &generator)! }
        expectRoundTrip(rows)
        var runs: [UInt8] = []
        for length in 1...1100 { runs += Array(repeating: UInt8(length & 0xFF), count: length) }
        expectRoundTrip(Rows(runs, stride: 977))
    }

    @Test("Fibonacci's frequencies, whose code would be too long, are limited")
    func limit() {
        var bytes: [UInt8] = [], (a, b) = (1, 1)
        for symbol in 0..<24 {
            bytes += Array(repeating: UInt8(symbol * 9), count: a)
            (a, b) = (b, a + b)
        }
        var generator = Generator(state: 3)
        bytes.shuffle(using: &generator)
        let count = expectRoundTrip(Rows(Array(bytes.prefix(130_000)), stride: bytes.count))
        #expect(count < 60_000)
    }

    @Test("2,000 inputs made by chance")
    func fuzz() {
        var generator = Generator(state: 2024)
        for round in 0..<2000 {
            var bytes: [UInt8] = []
            let size = Int.random(in: 0...(round % 50 == 0 ? 150_000 : 3000), using: &generator)
            while bytes.count < size {
                let length = Int.random(in: 1...600, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: bytes += (0..<length).map { _ in UInt8(generator.next() & 0xFF) }
                case 1: bytes += Array(repeating: UInt8(generator.next() & 0xFF), count: length)
                case 2: bytes += (0..<length).map { _ in UInt8(generator.next() & 3) }
                default:
                    guard !bytes.isEmpty else { continue }
                    let start = Int.random(in: 0..<bytes.count, using: &generator)
                    bytes += Array(bytes[start...].prefix(length))
                }
            }
            let stride = [0, 1, 2, 5, 61, 400, 4057, 32_768, Int.max][round % 9]
            let rows = Rows(bytes, stride: stride, pixel: 3 + round % 2)
            expectRoundTrip(rows, "round \(round)")
            if round % 4 == 0 { #expect(compress(rows, by: deflate_picture_plain) == compress(rows), "round \(round)") }
        }
    }

    @Test("Bytes depend on the input alone")
    func reproducible() {
        var generator = Generator(state: 77)
        let colors = (0..<40).map { _ in UInt32(truncatingIfNeeded: generator.next()) }
        let rows = Rows(width: 203, height: 150, pixel: 4) { x, y in colors[(x * x / 50 + y / 9) % 40] }
        let first = compress(rows)
        for offset in 1..<17 { #expect(compress(rows, offset: offset, dirt: UInt8(offset * 15)) == first) }
        // The checksum of bytes that a number is the name of; see `PNGEncoder.name`.
        #expect(deflate_adler32(first, first.count) == 3_699_656_495)
    }

    @Test("The bytes are the same without vector instructions, and where rows are made of pixels as they are needed")
    func ways() {
        var generator = Generator(state: 31)
        let colors = (0..<12).map { _ in UInt32(truncatingIfNeeded: generator.next()) | 0xFF00_0000 }
        // Wide enough for several bands of rows, and wider than a match reaches.
        for (width, height) in [(1, 1), (3, 1), (1, 700), (474, 474), (1014, 300), (9000, 24)] {
            let noise = (0..<width * height).map { _ in UInt32(truncatingIfNeeded: generator.next()) | 0xFF00_0000 }
            for form in 0..<4 {
                let pixels = (0..<width * height).map { index -> UInt32 in
                    let (x, y) = (index % width, index / width)
                    switch form {
                    case 0: return colors[(x / 30 + y / 20) % 12]
                    case 1: return colors[y % 12] &+ UInt32(x / 3 % 5)
                    case 2: return x % 50 < 25 ? colors[0] : noise[index]
                    default: return noise[index]
                    }
                }
                for pixel in [3, 4] {
                    let rows = Rows(width: width, height: height, pixel: pixel) { x, y in
                        let color = pixels[y * width + x]
                        return color >> 16 & 0xFF | color & 0xFF00 | (color & 0xFF) << 16 | color & 0xFF00_0000
                    }
                    let stream = compress(rows)
                    #expect(compress(rows, by: deflate_picture_plain) == stream, "\(width) × \(height), form \(form)")
                    let made = compress(pixels, width: width, height: height, pixel: pixel)
                    #expect(unfiltered(made, as: rows) == rows.bytes, "\(width) × \(height), form \(form)")
                    if form < 2 { #expect(made == stream, "\(width) × \(height), form \(form)") }
                }
            }
        }
    }

    private func compress(_ pixels: [UInt32], width: Int, height: Int, pixel: Int) -> [UInt8] {
        var made = [UInt8](repeating: 0, count: deflate_bound((1 + width * pixel) * height))
        let count =
            pixel == 3
            ? deflate_pixels(pixels, width, height, 3, pixels_to_rgb_rows, &made)
            : deflate_pixels(pixels, width, height, 4, pixels_to_rgba_rows, &made)
        return Array(made.prefix(count))
    }

    /// What a decoder makes of the rows (PNG, 9.2), with no filter's number in front of them.
    private func unfiltered(_ stream: [UInt8], as rows: Rows) -> [UInt8]? {
        guard var bytes = inflated(stream, count: rows.bytes.count) else { return nil }
        for start in stride(from: 0, to: bytes.count, by: rows.stride) where bytes[start] != 0 {
            guard bytes[start] == 4 else { return nil }
            bytes[start] = 0
            for i in start + 1..<start + rows.stride {
                let hasLeft = i > start + rows.pixel, hasUp = start > 0
                let left = hasLeft ? Int(bytes[i - rows.pixel]) : 0, up = hasUp ? Int(bytes[i - rows.stride]) : 0
                let corner = hasLeft && hasUp ? Int(bytes[i - rows.stride - rows.pixel]) : 0, sum = left + up - corner
                let guess = [left, up, corner].min { abs(sum - $0) < abs(sum - $1) }!
                bytes[i] &+= UInt8(guess)
            }
        }
        return bytes
    }

    @Test(
        "Of photos what differs from the neighbors is written, of shades of gray and steep stripes what repeats",
        arguments: [3, 4])
    func photographs(pixel: Int) {
        var generator = Generator(state: 12)
        let (width, height) = (474, 474)
        func count(_ color: (Double, Double) -> UInt32) -> (made: Int, plain: Int) {
            let pixels = (0..<width * height).map { color(Double($0 % width), Double($0 / width)) | 0xFF00_0000 }
            let rows = Rows(width: width, height: height, pixel: pixel) { x, y in
                let color = pixels[y * width + x]
                return color >> 16 & 0xFF | color & 0xFF00 | (color & 0xFF) << 16 | color & 0xFF00_0000
            }
            let made = compress(pixels, width: width, height: height, pixel: pixel)
            #expect(unfiltered(made, as: rows) == rows.bytes)
            return (made.count, compress(rows).count)
        }
        func shade(_ x: Double, _ y: Double) -> UInt32 {
            UInt32(
                128 + 60 * sin(x / 37) * cos(y / 23) + 40 * sin((x + 2 * y) / 9)
                    + .random(in: -2...2, using: &generator))
        }
        let photo = count { x, y in shade(x, y) << 16 | shade(y, x) << 8 | shade(x + 90, y) }
        #expect(Double(photo.made) < 0.75 * Double(photo.plain))
        let gray = count { x, y in shade(x, y) * 0x01_0101 }
        #expect(gray.made == gray.plain)
        let stripes = count { x, y in
            let value = UInt32((x * 0.866 + y * 0.5).truncatingRemainder(dividingBy: 200) / 200 * 255)
            return value << 16 | value / 2 << 8 | (255 - value)
        }
        #expect(stripes.made == stripes.plain)
    }

    @Test("The checksum is zlib's, with vector instructions and without")
    func checksum() {
        var generator = Generator(state: 8)
        let bytes = (0..<40_000).map { _ in UInt8(generator.next() & 0xFF) }
        let largest = [UInt8](repeating: 255, count: 40_000)
        let counts = Array(0..<200) + [5551, 5552, 5553, 5567, 5584, 11_104, 39_999]
        for content in [bytes, largest] {
            content.withUnsafeBufferPointer { content in
                for (offset, count) in counts.enumerated() {
                    let start = content.baseAddress! + offset % 17
                    let size = min(count, content.count - offset % 17)
                    let expected = UInt32(adler32(1, start, UInt32(size)))
                    #expect(deflate_adler32(start, size) == expected)
                    #expect(deflate_adler32_plain(start, size) == expected)
                }
            }
        }
    }
}
