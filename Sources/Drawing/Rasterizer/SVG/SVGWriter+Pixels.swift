import DisplayList
import Foundation
import Geometry

extension SVGWriter {
    /// Adds an image of items, in their own space.
    ///
    /// - Parameters:
    ///   - transform: from their space to the picture's.
    ///   - limit: the part of the picture that counts; nil for all that may be blurred into it.
    mutating func addPixels(
        _ items: [DisplayItem], _ transform: CGAffineTransform, within limit: CGRect? = nil
    ) throws(RasterizerError) {
        let part = try VectorPart(
            items, transform, size: size, pixelScale: pixelScale, within: limit, rasterizer: rasterizer)
        guard let part else { return }
        let picture = part.picture, place = part.place
        for finding in picture.findings { note(finding) }
        let png: Data
        do {
            png = try PNGEncoder().encode(picture.bitmap)
        } catch {
            throw .outOfMemory(bytes: picture.bitmap.width * picture.bitmap.height * 4)
        }
        func n(_ value: CGFloat) -> String { SVGNumber.text(value, digits: 5) }
        document.add(
            SVGDocument.element(
                "image",
                [
                    ("x", n(place.minX)), ("y", n(place.minY)), ("width", n(place.width)),
                    ("height", n(place.height)), ("preserveAspectRatio", "none"),
                    ("href", "data:image/png;base64," + png.base64EncodedString())
                ]))
    }
}
