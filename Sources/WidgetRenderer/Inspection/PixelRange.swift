import Foundation
import Geometry
import Rasterizer

/// How far the pixels of a box differ from each other.
struct PixelRange {
    /// The widest range of one of red, green, blue and alpha, premultiplied, 0…1.
    let spread: Double

    /// - Parameter box: in points.
    init(_ bitmap: Bitmap, _ box: CGRect, scale: Double) {
        func bound(_ value: CGFloat, _ limit: Int) -> Int { max(0, min(limit, Int((value * scale).rounded()))) }
        let columns = bound(box.minX, bitmap.width)..<max(bound(box.minX, bitmap.width), bound(box.maxX, bitmap.width))
        let rows = bound(box.minY, bitmap.height)..<max(bound(box.minY, bitmap.height), bound(box.maxY, bitmap.height))
        guard !columns.isEmpty, !rows.isEmpty else {
            spread = 1
            return
        }
        var low: SIMD4<UInt8> = .init(repeating: 255), high: SIMD4<UInt8> = .zero
        bitmap.withUnsafeBytes { bytes in
            let pixels = bytes.bindMemory(to: SIMD4<UInt8>.self)
            for y in rows {
                for x in columns {
                    let pixel = pixels[y * bitmap.width + x]
                    low = pointwiseMin(low, pixel)
                    high = pointwiseMax(high, pixel)
                }
            }
        }
        spread = Double((high &- low).max()) / 255
    }
}
