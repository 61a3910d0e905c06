internal import CPixels
import Geometry

/// How two bitmaps differ.
package struct BitmapComparison: Sendable, Equatable {
    /// Pixels that are not equal; where the sizes differ, those outside the common part count too.
    package let differentPixels: Int
    /// The largest difference of a premultiplied channel, 0…255; 255 where the sizes differ.
    package let largestDifference: Int
    /// The pixels that hold all differences; nil where there is none.
    package let box: CGRect?
    package let sizesDiffer: Bool

    package var isEqual: Bool { differentPixels == 0 }

    package init(_ first: Bitmap, _ second: Bitmap) {
        guard first.width == second.width, first.height == second.height else {
            let width = max(first.width, second.width), height = max(first.height, second.height)
            sizesDiffer = true
            differentPixels = width * height - min(first.width, second.width) * min(first.height, second.height)
            largestDifference = 255
            box = CGRect(x: 0, y: 0, width: width, height: height)
            return
        }
        let result = pixels_compare(first.buffer.pixels, second.buffer.pixels, first.width, first.height)
        sizesDiffer = false
        differentPixels = result.different_pixels
        largestDifference = Int(result.largest_difference)
        box =
            result.different_pixels == 0
            ? nil
            : CGRect(
                x: result.min_x, y: result.min_y, width: result.max_x - result.min_x + 1,
                height: result.max_y - result.min_y + 1)
    }
}
