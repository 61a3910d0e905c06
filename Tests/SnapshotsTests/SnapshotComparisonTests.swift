import Foundation
import Geometry
import Rasterizer
import Snapshots
import SystemSupport
import Testing

struct SnapshotComparisonTests {
    private func bitmap(_ color: (Int, Int) -> UInt32) throws -> Bitmap {
        try Bitmap(width: 20, height: 10, pixels: (0..<200).map { color($0 % 20, $0 / 20) })
    }

    @Test func masksAreInPointsOfTheCanvas() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let golden = try bitmap { _, _ in 0xFFFF_FFFF }
        let actual = try bitmap { x, y in x == 13 && y == 7 ? 0xFF00_0000 : 0xFFFF_FFFF }
        func compare(_ masks: [CGRect], _ text: String) throws -> Difference? {
            try SnapshotComparison.compare(golden: golden, actual: actual, masks: masks, text: text, into: folder)
        }
        let difference = try #require(try compare([], "canvas 10x5\n"))
        #expect(difference.differentPixels == 1 && difference.largestCluster == 1 && difference.pixelCount == 200)
        #expect(difference.largestDeltaE == 100 && !difference.sizesDiffer && difference.edgePixels == nil)
        let picture = try #require(FileManager.default.contents(atPath: folder.appendingPath(difference.image ?? "")))
        #expect(try PNGDecoder.decode(picture).width == 20)
        let mask = CGRect(x: 6.5, y: 3.5, width: 0.5, height: 0.5)
        #expect(try compare([mask], "canvas 10x5\n") == nil)
        #expect(try compare([mask], "canvas 20x10\n") != nil)
        #expect(try compare([mask], "") != nil)
    }
}
