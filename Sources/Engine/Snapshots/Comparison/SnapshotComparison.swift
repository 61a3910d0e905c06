import Foundation
import Geometry
import Rasterizer
import SystemSupport

/// Holds a picture against its golden.
package enum SnapshotComparison {
    /// How they differ outside the masks; nil where they do not. A picture of it is left in the report's folder.
    ///
    /// - Parameters:
    ///   - masks: what is not compared, in points.
    ///   - text: of the picture, whose `canvas` tells how large it is in points.
    ///   - folder: the report's.
    package static func compare(
        golden: Bitmap, actual: Bitmap, masks: [CGRect], text: String, into folder: String
    ) throws -> Difference? {
        let scale = canvasWidth(text).map { Double(actual.width) / $0 } ?? 1
        guard let compared = try compare(golden: golden, actual: actual, masks: masks, scale: scale) else { return nil }
        var difference = compared.0
        let png = try PNGEncoder().encode(compared.1), image = "images/\(SHA256.hexadecimal(png)).png"
        try AtomicFile.write(png, to: folder.appendingPath(image))
        difference.image = image
        return difference
    }

    /// The same without files: the difference and a picture of it.
    ///
    /// - Parameter scale: pixels per point.
    package static func compare(
        golden: Bitmap, actual: Bitmap, masks: [CGRect] = [], scale: Double
    ) throws -> (Difference, Bitmap)? {
        let pixels = masks.map {
            CGRect(x: $0.minX * scale, y: $0.minY * scale, width: $0.width * scale, height: $0.height * scale)
        }
        let compared = PerceptualComparison(golden, actual, masks: pixels)
        guard !compared.isEqual else { return nil }
        let difference = Difference(
            differentPixels: compared.differentPixels, pixelCount: compared.width * compared.height,
            largestDeltaE: compared.largestDeltaE, largestCluster: compared.largestCluster,
            sizesDiffer: compared.sizesDiffer, edgePixels: compared.edgePixels == 0 ? nil : compared.edgePixels)
        return (difference, try DifferencePicture.heatMap(expected: golden, actual: actual, compared))
    }

    /// Points, as the line `canvas 338x158` says.
    private static func canvasWidth(_ text: String) -> Double? {
        guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix("canvas ") }),
            let digits = line.dropFirst("canvas ".count).split(separator: "x").first,
            let width = Double(digits), width > 0
        else { return nil }
        return width
    }
}
