import DisplayList
import Findings
import Foundation
import Geometry

/// A part of a vector picture that is pixels: what its format has no words for.
struct VectorPart {
    /// Points, in the items' own space.
    let place: CGRect
    let picture: Rasterizer.Picture

    /// - Parameters:
    ///   - transform: from the items' space to the picture's.
    ///   - size: of the picture, in points.
    ///   - pixelScale: pixels per point of the picture.
    ///   - limit: the part of the picture that counts; nil for all that may be blurred into it.
    /// - Returns: nil where nothing is seen.
    init?(
        _ items: [DisplayItem], _ transform: CGAffineTransform, size: CGSize, pixelScale: Double,
        within limit: CGRect? = nil, rasterizer: Rasterizer
    ) throws(RasterizerError) {
        // Whole pixels of the picture, where it is upright.
        let density = pixelScale * transform.meanScale
        let around = CGRect(origin: .zero, size: size).insetBy(dx: -size.width, dy: -size.height)
        let seen = (limit ?? around).applying(transform.inverted())
        let box = Self.region(of: items, rasterizer).insetBy(dx: 0.5, dy: 0.5).intersection(seen)
        guard !box.isNull, box.isFinite, density.isFinite, density > 0 else { return nil }
        let left = (box.minX * density).rounded(.down), top = (box.minY * density).rounded(.down)
        var width = (box.maxX * density).rounded(.up) - left, height = (box.maxY * density).rounded(.up) - top
        guard width >= 1, height >= 1 else { return nil }
        let most = CGFloat(4096)
        (width, height) = (min(width, most), min(height, most))
        place = CGRect(x: left / density, y: top / density, width: width / density, height: height / density)
        let shift = CGAffineTransform(translationX: -place.minX, y: -place.minY)
        let list = DisplayList(size: place.size, items: [.group(DisplayGroup(items, transform: shift))])
        picture = try rasterizer.rasterize(list, scale: density)
    }

    /// What items cover at most in their own space, in points.
    static func region(of items: [DisplayItem], _ rasterizer: Rasterizer) -> CGRect {
        let box = Painter(resources: rasterizer.resources).bounds(of: items, .identity)
        return box.isNull || !box.isFinite ? .zero : box.insetBy(dx: -1, dy: -1)
    }
}
