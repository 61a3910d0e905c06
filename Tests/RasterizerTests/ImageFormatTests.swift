import DisplayList
import Foundation
import Geometry
import ImageFormats
import Testing

@testable import Rasterizer

/// The files of Tests/Fixtures/Images: 24 × 16 pixels in quadrants of red, green, blue and yellow, with a white
/// patch at the top left.
enum SampleImage {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Images")

    static func data(_ name: String) throws -> Data { try Data(contentsOf: folder.appendingPathComponent(name)) }

    static func decode(_ name: String) throws -> Bitmap {
        try #require(try ImageDecoder.decode(data(name)).bitmap)
    }
}

extension DecodedImage {
    var bitmap: Bitmap? { if case .bitmap(let bitmap) = content { bitmap } else { nil } }
}

/// Whether a pixel is opaque and each component within a distance of what is expected.
func isClose(_ pixel: UInt32, _ red: Int, _ green: Int, _ blue: Int, within distance: Int) -> Bool {
    pixel.alpha == 255 && abs(pixel.red - red) <= distance && abs(pixel.green - green) <= distance
        && abs(pixel.blue - blue) <= distance
}

@Suite("Image formats")
struct ImageFormatTests {
    @Test(
        "Each format is decoded upright, in its colors",
        arguments: [
            ("baseline.jpg", 3), ("progressive.jpg", 24), ("cmyk.jpg", 24), ("lossy.webp", 12), ("lossless.webp", 0),
            ("plain.gif", 0), ("animated.gif", 0), ("packed.png", 0)
        ])
    func quadrants(name: String, distance: Int) throws {
        let bitmap = try SampleImage.decode(name)
        #expect((bitmap.width, bitmap.height) == (24, 16))
        #expect(isClose(bitmap[9, 3], 220, 30, 30, within: distance))
        #expect(isClose(bitmap[17, 3], 30, 180, 60, within: distance))
        #expect(isClose(bitmap[4, 12], 40, 60, 220, within: distance))
        #expect(isClose(bitmap[18, 12], 240, 210, 40, within: distance))
        #expect(isClose(bitmap[3, 3], 255, 255, 255, within: max(distance * 2, 2)))
    }

    @Test("HEIC is decoded")
    func heic() throws {
        let bitmap = try SampleImage.decode("plain.heic")
        #expect((bitmap.width, bitmap.height) == (48, 32))
        #expect(isClose(bitmap[18, 6], 220, 30, 30, within: 16) && isClose(bitmap[36, 24], 240, 210, 40, within: 16))
    }

    @Test("Grey has three equal components")
    func gray() throws {
        let bitmap = try SampleImage.decode("grey.jpg")
        let pixel = bitmap[18, 12]
        #expect(pixel.red == pixel.green && pixel.green == pixel.blue && abs(pixel.red - 200) <= 6)
    }

    @Test("Alpha grows from left to right", arguments: ["alpha.webp", "alpha-lossy.webp", "animated.webp"])
    func alpha(name: String) throws {
        let bitmap = try SampleImage.decode(name)
        #expect(bitmap[0, 8].alpha == 0 && bitmap[10, 8].alpha == 110 && bitmap[23, 8].alpha == 253)
        #expect(bitmap[10, 8].red <= 110)
    }

    /// Xcode multiplies the color by alpha.
    @Test func aPackedPNGKeepsItsColors() throws {
        let bitmap = try SampleImage.decode("packed-alpha.png"), pixel = bitmap[10, 8]
        #expect((pixel.red, pixel.green, pixel.blue, pixel.alpha) == (100, 50, 20, 110))
        #expect(bitmap[0, 8] == 0 && bitmap[23, 8].alpha == 253 && bitmap[23, 8].red == 230)
    }

    @Test("EXIF turns the picture", arguments: 1...8)
    func orientation(number: Int) throws {
        let bitmap = try SampleImage.decode("orientation-\(number).jpg")
        let isTurned = number >= 5
        #expect((bitmap.width, bitmap.height) == (isTurned ? (16, 24) : (24, 16)))
        // Where the stored picture's top left corner, with its white patch, is seen.
        let corner = [(0, 0), (1, 0), (1, 1), (0, 1), (0, 0), (1, 0), (1, 1), (0, 1)][number - 1]
        let x = corner.0 == 0 ? 3 : bitmap.width - 4, y = corner.1 == 0 ? 3 : bitmap.height - 4
        #expect(isClose(bitmap[x, y], 255, 255, 255, within: 4))
        // And its top right one, which is green.
        let green = [(1, 0), (0, 0), (0, 1), (1, 1), (0, 1), (1, 1), (1, 0), (0, 0)][number - 1]
        let (gx, gy) = (green.0 == 0 ? 2 : bitmap.width - 3, green.1 == 0 ? 2 : bitmap.height - 3)
        #expect(isClose(bitmap[gx, gy], 30, 180, 60, within: 4))
    }

    @Test("PNG and WebP turn as JPEG does", arguments: ["orientation-6.png", "orientation-6.webp"])
    func otherOrientations(name: String) throws {
        let bitmap = try SampleImage.decode(name)
        #expect((bitmap.width, bitmap.height) == (16, 24))
        #expect(isClose(bitmap[12, 3], 255, 255, 255, within: 0) && isClose(bitmap[2, 20], 240, 210, 40, within: 0))
        #expect(isClose(bitmap[13, 20], 30, 180, 60, within: 0))
    }

    // Worked out with the profiles' own curves and matrices, and sRGB's adapted to D50.
    @Test(
        "Wide gamut and grey profiles become sRGB",
        arguments: [
            ("display-p3.jpg", [215, 93, 31]), ("display-p3.png", [215, 93, 31]), ("display-p3.webp", [215, 93, 31]),
            ("adobe-rgb.jpg", [227, 100, 42]), ("grey-linear.jpg", [137, 137, 137]), ("gamma-1.png", [137, 188, 99]),
            ("primaries-p3.png", [215, 93, 31])
        ])
    func profiles(name: String, expected: [Int]) throws {
        let pixel = try SampleImage.decode(name)[4, 4]
        #expect(
            isClose(pixel, expected[0], expected[1], expected[2], within: 2),
            "\(pixel.red) \(pixel.green) \(pixel.blue)")
    }

    @Test("16 bits are rounded, palettes have alpha, interlaced rows fall into place")
    func depths() throws {
        #expect(try SampleImage.decode("deep.png")[1, 1] == 0xFF40_80C0)
        let palette = try SampleImage.decode("palette.png")
        #expect(palette[0, 0] == 0xFFDC_1E1E && palette[1, 0] == 0xFF1E_B43C && palette[3, 0] == 0)
        #expect(palette[2, 0].alpha == 128)
        let ramp = try SampleImage.decode("interlaced.png")
        for y in 0..<16 { for x in 0..<16 { #expect(ramp[x, y].red == (x * 16 + y) & 255) } }
    }

    @Test("GIF's interlaced lines fall into place, at the picture's place on the screen")
    func interlacedGIF() throws {
        let bitmap = try SampleImage.decode("interlaced.gif")
        let colors: [UInt32] = [0xFFDC_1E1E, 0xFF1E_B43C, 0xFF28_3CDC, 0]
        #expect((bitmap.width, bitmap.height) == (9, 20) && bitmap[0, 0] == 0)
        for y in 0..<19 { for x in 0..<7 { #expect(bitmap[x + 1, y + 1] == colors[(x + y * 3) % 4]) } }
    }

    @Test("A file that breaks off shows what came before, and says so")
    func truncated() throws {
        let whole = try SampleImage.data("baseline.jpg"), gif = try SampleImage.data("plain.gif")
        let jpeg = try ImageDecoder.decode(whole.prefix(whole.count - 60))
        let photo = try #require(jpeg.bitmap)
        #expect(jpeg.remarks.count == 1 && isClose(photo[9, 3], 220, 30, 30, within: 4))
        let partial = try ImageDecoder.decode(gif.prefix(gif.count - 20))
        let drawing = try #require(partial.bitmap)
        #expect(partial.remarks.count == 1 && isClose(drawing[9, 3], 220, 30, 30, within: 0))
    }

    @Test("A JPEG file much larger than its place is decoded at a part of its size")
    func reduced() throws {
        let image = try ImageDecoder.decode(try SampleImage.data("baseline.jpg"), denominator: 4)
        let bitmap = try #require(image.bitmap)
        #expect((bitmap.width, bitmap.height) == (6, 4))
        #expect(isClose(bitmap[4, 0], 30, 180, 60, within: 6))
    }

    @Test("Vectors are sharp at any scale, upright and turned", arguments: ["shapes.svg", "shapes.pdf"])
    func vectors(name: String) throws {
        let reference = ImageReference(
            name: name, content: .data(try SampleImage.data(name)), pixelSize: CGSize(width: 24, height: 16))
        let drawing = DisplayItem.image(ImageDrawing(image: reference, rect: CGRect(x: 0, y: 0, width: 24, height: 16)))
        let large = try Drawing.bitmap(24, 16, scale: 10, [drawing])
        #expect(isClose(large[135, 80], 0x1E, 0x64, 0xD2, within: 2))
        #expect(isClose(large[80, 80], 0xFF, 0xD2, 0, within: 2))
        // The edge between the yellow and the blue takes a pixel or two.
        let blurred = (0..<240).filter { x in
            let pixel = large[x, 80]
            return !isClose(pixel, 0x1E, 0x64, 0xD2, within: 3) && !isClose(pixel, 0xFF, 0xD2, 0, within: 3)
                && !isClose(pixel, 255, 255, 255, within: 3)
        }
        #expect(blurred.count <= 8)
        let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 16, ty: 0)
        let turned = try Drawing.bitmap(16, 24, scale: 10, [.group(DisplayGroup([drawing], transform: turn))])
        #expect(
            isClose(turned[80, 80], 0xFF, 0xD2, 0, within: 2) && isClose(turned[80, 135], 0x1E, 0x64, 0xD2, within: 2))
    }
}
