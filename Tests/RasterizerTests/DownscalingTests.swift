import DisplayList
import Foundation
import Geometry
import Rasterizer
import Testing

@Suite("Downscaling")
struct DownscalingTests {
    /// Rings that grow finer outwards: what is finer than the result's pixels must become even gray.
    private static let zonePlate: ImageReference? = {
        let side = 600
        let pixels = (0..<side * side).map { index -> UInt32 in
            let x = Double(index % side) - 300, y = Double(index / side) - 300
            let value = UInt32((127.5 + 127.5 * cos((x * x + y * y) * .pi / 600)).rounded())
            return 0xFF00_0000 | value << 16 | value << 8 | value
        }
        return try? Drawing.image(side, side, pixels)
    }()

    @Test("Rings finer than a pixel do not come back as others", arguments: [100, 50, 20])
    func zonePlate(side: Int) throws {
        let plate = try #require(Self.zonePlate)
        let bitmap = try Drawing.bitmap(
            CGFloat(side), CGFloat(side),
            [.image(ImageDrawing(image: plate, rect: CGRect(x: 0, y: 0, width: side, height: side)))])
        // At a radius of r source pixels a ring and its gap take 600 / r pixels; one of the result takes
        // 600 / side. Beyond a radius of `side` there is a ring in every pixel, of which nothing may be seen.
        let factor = 600 / Double(side)
        var largest = 0
        for y in 0..<side {
            for x in 0..<side {
                let dx = (Double(x) + 0.5) * factor - 300, dy = (Double(y) + 0.5) * factor - 300
                let radius = (dx * dx + dy * dy).squareRoot()
                guard radius > Double(side), radius < 290 else { continue }
                largest = max(largest, abs(bitmap[x, y].red - 128))
            }
        }
        #expect(largest <= 12, "\(largest)")
    }

    // The filter reaches a pixel to both sides, where the border goes on: a third of blue weighs (2500 / 3000)² / 2.
    @Test("Thousands of pixels in one of the result all count")
    func mean() throws {
        let pixels = (0..<3000 * 8).map { UInt32($0 % 3000 < 1000 ? 0xFF00_00FF : 0xFFFF_0000) }
        let image = try Drawing.image(3000, 8, pixels)
        let bitmap = try Drawing.bitmap(
            1, 1, [.image(ImageDrawing(image: image, rect: CGRect(x: 0, y: 0, width: 1, height: 1)))])
        #expect(abs(bitmap[0, 0].blue - 88) <= 2 && abs(bitmap[0, 0].red - 167) <= 2)
    }
}
