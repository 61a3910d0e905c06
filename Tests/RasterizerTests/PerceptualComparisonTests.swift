import DisplayList
import Foundation
import Geometry
import Rasterizer
import Testing

@Suite("Perceptual comparison")
struct PerceptualComparisonTests {
    private func bitmap(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) throws -> Bitmap {
        try Bitmap(width: width, height: height, pixels: (0..<(width * height)).map { color($0 % width, $0 / width) })
    }

    private func compare(_ changed: Set<[Int]>, to color: UInt32 = 0xFF00_0000) throws -> PerceptualComparison {
        PerceptualComparison(
            try bitmap(20, 20) { _, _ in 0xFFFF_FFFF },
            try bitmap(20, 20) { x, y in changed.contains([x, y]) ? color : 0xFFFF_FFFF })
    }

    @Test("Equal pictures have no difference")
    func equal() throws {
        let result = try compare([])
        #expect(result.isEqual && result.largestDeltaE == 0 && result.largestCluster == 0 && result.verdicts.isEmpty)
    }

    @Test("Black on white is 100 apart, and a level of white is hardly seen")
    func distances() throws {
        #expect(try compare([[3, 3]]).largestDeltaE == 100)
        let level = try compare([[3, 3]], to: 0xFFFE_FEFE).largestDeltaE
        #expect(level > 0 && level < 0.5)
    }

    @Test("Pixels that meet at corners are one cluster, and others are not")
    func clusters() throws {
        let result = try compare([[1, 1], [2, 2], [3, 1], [10, 10], [10, 11], [0, 19]])
        #expect(result.differentPixels == 6)
        #expect(result.largestCluster == 3)
    }

    @Test("What masks touch is not compared")
    func masks() throws {
        let white = try bitmap(10, 10) { _, _ in 0xFFFF_FFFF }
        let dots = try bitmap(10, 10) { x, y in x == 4 && (y == 4 || y == 8) ? 0xFF00_0000 : 0xFFFF_FFFF }
        func count(_ masks: [CGRect]) -> Int { PerceptualComparison(white, dots, masks: masks).differentPixels }
        #expect(count([]) == 2)
        #expect(count([CGRect(x: 3.2, y: 4.9, width: 0.9, height: 0.2)]) == 1)
        #expect(count([CGRect(x: -50, y: -50, width: 1000, height: 1000)]) == 0)
        #expect(count([CGRect(x: 40, y: 4, width: 5, height: 5), CGRect(x: 4, y: 4, width: 0, height: 9)]) == 2)
        #expect(PerceptualComparison(white, dots, masks: [CGRect(x: 4, y: 0, width: 1, height: 10)]).isEqual)
    }

    @Test("Another place of an edge within its pixels is told from a change")
    func edges() throws {
        func circle(_ offset: Double) throws -> Bitmap {
            let box = CGRect(x: 8 + offset, y: 8 + offset, width: 40, height: 40)
            return try Drawing.bitmap(
                60, 60, scale: 1,
                [
                    .fill(.rectangle(CGRect(x: 0, y: 0, width: 60, height: 60)), .color(.white)),
                    .fill(.ellipse(box), .color(ResolvedColor(rgb: 20, 60, 160)))
                ])
        }
        let slight = PerceptualComparison(try circle(0), try circle(0.1))
        #expect(slight.edgePixels > 50 && slight.edgePixels > 2 * slight.differentPixels)
        #expect(!slight.isEqual)
        let moved = PerceptualComparison(try circle(0), try circle(3))
        #expect(moved.differentPixels > 150 && moved.largestDeltaE > 40)
    }

    @Test("A changed surface and a changed line are no edges")
    func surfaces() throws {
        let result = try compare(Set((5..<12).flatMap { x in (5..<12).map { [x, $0] } }))
        #expect(result.differentPixels == 49 && result.largestCluster == 49 && result.edgePixels == 0)
        #expect(try compare(Set((2..<18).map { [$0, 7] })).edgePixels == 0)
    }

    @Test("Pictures of different sizes differ by what one of them lacks")
    func sizes() throws {
        let first = try bitmap(4, 3) { _, _ in 0xFF00_0000 }, second = try bitmap(2, 3) { _, _ in 0xFF00_0000 }
        let result = PerceptualComparison(first, second)
        #expect(result.sizesDiffer && !result.isEqual && result.differentPixels == 6 && result.largestDeltaE == 100)
        let map = try DifferencePicture.heatMap(expected: first, actual: second, result)
        #expect(map.width == 4 && map.height == 3 && map[3, 0] >> 24 == 255 && map[0, 0] >> 24 < 80)
    }

    @Test("Translucent pixels are seen on white and on black")
    func translucent() throws {
        let clear = try bitmap(3, 3) { _, _ in 0 }
        let black = try bitmap(3, 3) { _, _ in 0xFF00_0000 }, white = try bitmap(3, 3) { _, _ in 0xFFFF_FFFF }
        #expect(PerceptualComparison(clear, black).largestDeltaE == 100)
        #expect(PerceptualComparison(clear, white).largestDeltaE == 100)
    }

    @Test("A heat map is faint where nothing differs, and opaque where something does")
    func heatMap() throws {
        let white = try bitmap(6, 6) { _, _ in 0xFFFF_FFFF }
        let dot = try bitmap(6, 6) { x, y in x == 2 && y == 3 ? 0xFF00_0000 : 0xFFFF_FFFF }
        let result = PerceptualComparison(white, dot, masks: [CGRect(x: 5, y: 5, width: 1, height: 1)])
        let map = try DifferencePicture.heatMap(expected: white, actual: dot, result)
        #expect(map[2, 3] >> 24 == 255 && map[2, 3] != 0xFFFF_D60A)
        #expect(map[0, 0] >> 24 == 63 && map[5, 5] >> 24 == 0x60)
    }
}
