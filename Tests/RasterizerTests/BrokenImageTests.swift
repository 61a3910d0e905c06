import DisplayList
import Foundation
import Geometry
import ImageFormats
import Testing

@testable import Rasterizer

@Suite("Broken images")
struct BrokenImageTests {
    private func picture(_ data: Data, _ size: CGSize = CGSize(width: 20, height: 20)) throws -> Rasterizer.Picture {
        let reference = ImageReference(name: "photo", content: .data(data), pixelSize: size)
        let drawing = ImageDrawing(image: reference, rect: CGRect(x: 0, y: 0, width: 20, height: 20))
        let list = DisplayList(size: CGSize(width: 20, height: 20), items: [.image(drawing)])
        return try Rasterizer().rasterize(list, scale: 1)
    }

    @Test(
        "What cannot be drawn is a crossed box and a finding that says why",
        arguments: [
            ("", "empty"), ("just some text", "not in a known image format"),
            ("\u{7}\u{8}", "not in a known image format"),
            ("BM and more", "BMP files are not decoded"), ("\0\0\0\u{C}JXL \r\n", "JPEG XL files are not decoded"),
            ("\0\0\0\u{C}jP  \r\n", "JPEG 2000 files are not decoded"), ("GIF89a", "has no size"),
            ("%PDF-1.4 nothing", "PDF file"),
            ("<svg width='10' height='10'><g></svg>", "the SVG file is damaged")
        ])
    func causes(text: String, words: String) throws {
        let picture = try picture(Data(text.utf8))
        let finding = try #require(picture.findings.first)
        #expect(
            finding.code.name == "image-unreadable" && finding.message.contains("photo")
                && finding.message.contains(words))
        #expect(picture.bitmap[10, 10].alpha > 0, "the diagonals cross in the middle")
        #expect(picture.bitmap[10, 5].alpha == 0)
    }

    /// A square of one color as a PNG.
    private func flat(_ side: Int, _ pixel: UInt32) throws -> Data {
        try PNGEncoder().encode(Bitmap(width: side, height: side, pixels: Array(repeating: pixel, count: side * side)))
    }

    /// A PNG header that claims a size, with a little data.
    private func png(_ width: UInt32, _ height: UInt32) throws -> Data {
        var data = try flat(4, 0xFF00_0000)
        for (offset, number) in [(16, width), (20, height)] {
            for byte in 0..<4 { data[offset + byte] = UInt8(number >> UInt32(24 - byte * 8) & 0xFF) }
        }
        return data
    }

    @Test("More pixels than the limit are refused before memory is taken")
    func huge() throws {
        var gif = try SampleImage.data("plain.gif")
        gif.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
        let large = try png(30_000, 30_000)
        for data in [large, gif] {
            let finding = try #require(try picture(data).findings.first)
            #expect(finding.message.contains("pixels are more than"))
        }
        // A vector of that size is a drawing like any other.
        let svg = """
            <svg xmlns='http://www.w3.org/2000/svg' width='30000' height='30000'>
            <rect width='30000' height='30000' fill='red'/></svg>
            """
        let picture = try picture(Data(svg.utf8), CGSize(width: 30_000, height: 30_000))
        #expect(picture.findings.isEmpty && picture.bitmap[10, 10] == 0xFFFF_0000)
    }

    @Test("A JPEG file of 400 megapixels is decoded at an eighth of its size")
    func largeJPEG() throws {
        // One scan of a flat picture: libjpeg fills what the file does not hold.
        var data = try SampleImage.data("baseline.jpg")
        let frame = try #require(data.range(of: Data([0xFF, 0xC0]))).lowerBound
        data.replaceSubrange(frame + 5..<frame + 9, with: [0x4E, 0x20, 0x4E, 0x20])
        let picture = try picture(data, CGSize(width: 20_000, height: 20_000))
        #expect(picture.findings.map(\.code.name) == ["image-differs"])
    }

    @Test("A chunk that unpacks to 36 MB does no harm", arguments: ["zTXt", "iTXt", "iCCP"])
    func textBomb(kind: String) throws {
        let pixels = try flat(4, 0xFF12_3456), blank = try flat(3000, 0)
        // Its image data are as good a compressed text as any.
        let start = try #require(blank.range(of: Data("IDAT".utf8)))
        let content = Data("key\0\0".utf8) + blank[start.upperBound..<blank.count - 16]
        var chunk = withUnsafeBytes(of: UInt32(content.count).bigEndian) { Data($0) }
        chunk.append(Data(kind.utf8))
        chunk.append(content)
        let checksum = CRC32.of(chunk.dropFirst(4))
        chunk.append(withUnsafeBytes(of: checksum.bigEndian) { Data($0) })
        let bomb = pixels.prefix(33) + chunk + pixels.dropFirst(33)
        #expect(try picture(bomb, CGSize(width: 4, height: 4)).bitmap[10, 10] == 0xFF12_3456)
    }

    @Test("Nothing outside of an SVG file is looked at")
    func external() throws {
        let path = SampleImage.folder.appendingPathComponent("deep.png").path
        let svg = """
            <?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="20" height="20">
            <rect width="20" height="20" fill="#00f"/><image xlink:href="file://\(path)" width="20" height="20"/></svg>
            """
        #expect(try picture(Data(svg.utf8)).bitmap[10, 10] == 0xFF00_00FF)
    }

    @Test("A drawing that repeats itself a billion times ends with a finding", .timeLimit(.minutes(20)))
    func billion() throws {
        var svg = """
            <svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='20' height='20'>
            <defs><rect id='a0' width='1' height='1'/>
            """
        for level in 1...9 {
            svg += "<g id='a\(level)'>" + String(repeating: "<use xlink:href='#a\(level - 1)'/>", count: 10) + "</g>"
        }
        svg += "</defs><use xlink:href='#a9'/></svg>"
        #expect(try picture(Data(svg.utf8)).findings.first?.message.contains("gave up") == true)
    }

    @Test(
        "Mutated files of every format give an answer",
        .timeLimit(.minutes(20)),
        arguments: [
            "baseline.jpg", "progressive.jpg", "cmyk.jpg", "orientation-6.jpg", "display-p3.jpg", "lossy.webp",
            "alpha.webp", "alpha-lossy.webp", "animated.webp", "plain.gif", "animated.gif", "plain.heic", "shapes.svg",
            "shapes.pdf", "interlaced.png", "palette.png", "packed-alpha.png", "display-p3.png"
        ])
    func mutations(name: String) throws {
        let valid = try SampleImage.data(name)
        let other = try SampleImage.data("lossless.webp")
        var random = Mutations(seed: UInt64(valid.count))
        for _ in 0..<200 {
            let broken = random.mutate(valid, splicing: other)
            // A claim of some megapixels is honest work; this is about what happens to bytes.
            if case .success(let header) = ImageHeader.read(broken), header.size.width * header.size.height > 4e6,
                !header.format.isVector
            {
                continue
            }
            let decoded = Result { try ImageDecoder.decode(broken) }
            if case .success(let image) = decoded, case .vector(let vector) = image.content,
                vector.size.width * vector.size.height < 1e6
            {
                _ = try? vector.bitmap(scale: 1)
            }
        }
    }
}

/// Truncates, flips and splices, from a seed.
private struct Mutations {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    private mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return bound > 0 ? Int(state >> 33) % bound : 0
    }

    mutating func mutate(_ data: Data, splicing other: Data) -> Data {
        var bytes = [UInt8](data)
        switch next(4) {
        case 0: bytes.removeLast(next(bytes.count))
        case 1:
            for _ in 0...next(4) { bytes[next(bytes.count)] ^= UInt8(next(255) + 1) }
        case 2:
            let start = next(bytes.count), count = min(next(32), bytes.count - start)
            bytes.replaceSubrange(start..<start + count, with: other.prefix(next(other.count)))
        default:
            // Lengths and sizes like round numbers.
            let values: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF]
            let start = next(bytes.count), value = values[next(values.count)]
            for index in start..<min(bytes.count, start + 1 + next(4)) { bytes[index] = value }
        }
        return Data(bytes)
    }
}

/// The checksum of PNG's chunks.
private enum CRC32 {
    static func of(_ bytes: Data) -> UInt32 {
        ~bytes.reduce(~UInt32(0)) { crc, byte in
            (0..<8).reduce(crc ^ UInt32(byte)) { value, _ in value & 1 != 0 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
        }
    }
}
