internal import CPixels
import Foundation

/// Writes bitmaps as PNG, so that equal pixels give equal bytes: no time, no software, an sRGB chunk.
package struct PNGEncoder: Sendable {
    /// How much time a file's size is worth.
    package enum Effort: Hashable, Sendable {
        /// 8 bits a channel, RGB where the bitmap is opaque and RGBA otherwise. Only the rows of photos are
        /// filtered: on other pictures of user interfaces filters cost time and mostly bytes.
        case fast
        /// For files that are kept: gray or a palette of 1, 2, 4 or 8 bits where that is exact, filters, and a search
        /// for the shortest stream. Of the six examples' pictures at 3 pixels per point two thirds of the bytes remain
        /// (49 to 75 %), and a picture takes 0.2 s, 300 times as long.
        case smallest
    }

    /// What manifests call this encoder. The number changes whenever the bytes of any picture do.
    package var name: String { effort == .fast ? "darkroom-deflate 2" : "darkroom-deflate 1 smallest" }

    private let effort: Effort

    package init(_ effort: Effort = .fast) { self.effort = effort }

    /// The bytes of a PNG file.
    package func encode(_ bitmap: Bitmap) throws(PNGEncodingError) -> Data {
        guard effort == .fast else { return try smallest(bitmap) }
        let isOpaque = bitmap.isOpaque, pixel = isOpaque ? 3 : 4
        let capacity = Deflate.bound((1 + bitmap.width * pixel) * bitmap.height)
        var container = PNGContainer(
            width: bitmap.width, height: bitmap.height, hasAlpha: !isOpaque, capacity: capacity)
        try container.appendImageData { space throws(PNGEncodingError) in
            try Deflate.compress(bitmap, pixel: pixel, into: space)
        }
        return container.finish()
    }
}
