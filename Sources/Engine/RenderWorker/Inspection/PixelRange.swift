import Foundation
import Geometry
import Rasterizer

/// How far the pixels of a box differ from each other.
struct PixelRange {
    /// The widest range of one of red, green, blue and alpha, premultiplied, 0…1; of a box with more than enough, some
    /// value that is.
    let spread: Double

    /// - Parameters:
    ///   - box: in points.
    ///   - enough: a spread at which no more pixels need be looked at. Rows are taken from the middle on, where
    ///     letters have ink, so that visible text costs one of them.
    init(_ bitmap: Bitmap, _ box: CGRect, scale: Double, enough: Double) {
        func bound(_ value: CGFloat, _ limit: Int) -> Int { max(0, min(limit, Int((value * scale).rounded()))) }
        let left = bound(box.minX, bitmap.width), right = bound(box.maxX, bitmap.width)
        let top = bound(box.minY, bitmap.height), bottom = bound(box.maxY, bitmap.height)
        guard left < right, top < bottom else {
            spread = 1
            return
        }
        let middle = (top + bottom) / 2, limit = UInt8(min(255, max(0, enough * 255)).rounded(.up))
        var low: SIMD4<UInt8> = .init(repeating: 255), high: SIMD4<UInt8> = .zero
        bitmap.withUnsafeBytes { bytes in
            let pixels = bytes.bindMemory(to: SIMD4<UInt8>.self)
            for y in Array(middle..<bottom) + Array(top..<middle) {
                for x in left..<right {
                    let pixel = pixels[y * bitmap.width + x]
                    low = pointwiseMin(low, pixel)
                    high = pointwiseMax(high, pixel)
                }
                if (high &- low).max() >= limit { return }
            }
        }
        spread = Double((high &- low).max()) / 255
    }
}
