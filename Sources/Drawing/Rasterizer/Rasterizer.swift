internal import CPixels
import DisplayList
import Findings
import Foundation
import Geometry

/// Draws display lists into bitmaps.
///
/// The same list at the same scale gives the same bytes in every process and on every x86-64 processor. A
/// rasterizer keeps fonts, glyphs and scaled images for the next list; it belongs to one thread at a time.
/// Decoded images are shared through the `ImageStore`, which any number of rasterizers may use at once.
package final class Rasterizer {
    /// Pixels.
    package static let largestSide = 16_384
    /// Pixels; 256 MB.
    package static let largestArea = 64 << 20

    let resources: DrawingResources

    package init(images: ImageStore = ImageStore()) {
        resources = DrawingResources(images: images)
    }

    /// The fonts that are open, and the glyphs that were drawn.
    var glyphs: GlyphStore { resources.glyphs }

    /// A decoded image of the store that this rasterizer shares.
    func decoded(_ reference: ImageReference) -> Result<DecodedImage, ImageFailure> {
        resources.images.image(reference, drawnSize: nil)
    }

    /// A picture and what in it is not as the list asked.
    package struct Picture: Sendable {
        package var bitmap: Bitmap
        package var findings: [Finding]
    }

    /// - Parameter scale: pixels per point.
    package func rasterize(_ list: DisplayList, scale: Double) throws(RasterizerError) -> Picture {
        let bounds = try Self.pixelBounds(of: list.size, scale: scale)
        resources.findings = []
        let canvas = try Canvas(bounds: bounds, format: .color)
        let painter = Painter(resources: resources)
        try painter.draw(
            list.items,
            in: DrawingState(
                canvas: canvas, transform: CGAffineTransform(scaleX: scale, y: scale), visible: bounds))
        return Picture(bitmap: canvas.finish(), findings: resources.findings)
    }

    /// The pixels of a canvas: sizes in points are rounded to the nearest pixel.
    static func pixelBounds(of size: CGSize, scale: Double) throws(RasterizerError) -> PixelRect {
        let width = (size.width * scale).rounded(), height = (size.height * scale).rounded()
        let side = Double(largestSide)
        guard width >= 1, height >= 1, width <= side, height <= side, width * height <= Double(largestArea) else {
            throw .size(width: size.width, height: size.height, scale: scale)
        }
        return PixelRect(x: 0, y: 0, width: Int(width), height: Int(height))
    }

    /// Makes this process keep the memory of freed pictures for the next ones: a seventh of the time of a picture on
    /// a process that draws many.
    package static func keepFreedMemory() { pixels_keep_freed_memory() }
}
