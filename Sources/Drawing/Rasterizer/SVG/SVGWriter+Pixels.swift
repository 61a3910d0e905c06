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
        // Whole pixels of the picture, where it is upright.
        let density = pixelScale * transform.meanScale
        let around = CGRect(origin: .zero, size: size).insetBy(dx: -size.width, dy: -size.height)
        let seen = (limit ?? around).applying(transform.inverted())
        let box = region(of: items).insetBy(dx: 0.5, dy: 0.5).intersection(seen)
        guard !box.isNull, box.isFinite, density.isFinite, density > 0 else { return }
        let left = (box.minX * density).rounded(.down), top = (box.minY * density).rounded(.down)
        var width = (box.maxX * density).rounded(.up) - left, height = (box.maxY * density).rounded(.up) - top
        guard width >= 1, height >= 1 else { return }
        let most = CGFloat(4096)
        (width, height) = (min(width, most), min(height, most))
        let place = CGRect(x: left / density, y: top / density, width: width / density, height: height / density)
        let list = DisplayList(
            size: place.size,
            items: [.group(DisplayGroup(items, transform: CGAffineTransform(translationX: -place.minX, y: -place.minY)))])
        let picture = try rasterizer.rasterize(list, scale: density)
        for finding in picture.findings { note(finding) }
        let png: Data
        do {
            png = try PNGEncoder().encode(picture.bitmap)
        } catch {
            throw .outOfMemory(bytes: picture.bitmap.width * picture.bitmap.height * 4)
        }
        func n(_ value: CGFloat) -> String { SVGNumber.text(value, digits: 5) }
        document.add(SVGDocument.element("image", [
            ("x", n(place.minX)), ("y", n(place.minY)), ("width", n(place.width)),
            ("height", n(place.height)), ("preserveAspectRatio", "none"),
            ("href", "data:image/png;base64," + png.base64EncodedString()),
        ]))
    }
}
