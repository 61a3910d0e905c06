internal import CCairo
import DisplayList
import Geometry

/// Which pixels an outline covers, as tiles that do not overlap: whole ones, and ones with a mask.
///
/// FreeType's rasterizer computes the covered area of each pixel; Cairo 1.16 samples 15 rows a pixel, which shows
/// on flat curves: it misses Apple's levels of a continuous corner by 9 of 255. Of a rounded rectangle only
/// the corners need masks.
struct Coverage {
    private(set) var whole: [PixelRect] = []
    private(set) var masks: [Canvas] = []

    /// - Parameters:
    ///   - box: the pixels of interest; whatever the outline covers outside is left out.
    ///   - library: FreeType, which fills the masks.
    /// - Returns: nil where the outline has more points than FreeType takes (32,767) or lies too far away.
    init?(
        of outline: Outline, evenOdd: Bool, under transform: CGAffineTransform, within box: PixelRect,
        library: FT_Library?
    ) throws(RasterizerError) {
        guard let path = OutlineBuilder(outline, transform) else { return nil }
        var parts = [box]
        if case .roundedRectangle(let rect, let radius, _) = outline, transform.keepsAxes {
            (whole, parts) = Self.tiles(
                of: PixelRect(covering: rect.applying(transform)), rect: rect.applying(transform),
                reach: CGSize(width: abs(radius * transform.a), height: abs(radius * transform.d)))
            whole = whole.map { $0.intersection(box) }.filter { !$0.isEmpty }
            parts = parts.map { $0.intersection(box) }.filter { !$0.isEmpty }
        }
        for part in parts {
            let mask = try Canvas(bounds: part, format: .alpha)
            guard path.draw(on: mask, evenOdd: evenOdd, library: library) else { return nil }
            masks.append(mask)
        }
    }

    /// A rounded rectangle's inside, and the strips around it that hold corners or edges between pixels.
    private static func tiles(
        of box: PixelRect, rect: CGRect, reach: CGSize
    ) -> (whole: [PixelRect], partial: [PixelRect]) {
        let (rx, ry) = (
            min(reach.width * CornerGeometry.continuousReach, rect.width / 2),
            min(reach.height * CornerGeometry.continuousReach, rect.height / 2)
        )
        let left = Int((rect.minX + rx).rounded(.up)), right = Int((rect.maxX - rx).rounded(.down))
        let top = Int((rect.minY + ry).rounded(.up)), bottom = Int((rect.maxY - ry).rounded(.down))
        guard left < right, top < bottom else { return ([], [box]) }
        func tile(_ x: Int, _ y: Int, _ maxX: Int, _ maxY: Int) -> PixelRect {
            PixelRect(x: x, y: y, width: maxX - x, height: maxY - y)
        }
        let aligned = [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy { abs($0 - $0.rounded()) < 1e-3 }
        guard aligned else {
            return (
                [tile(left, top, right, bottom)],
                [
                    tile(box.x, box.y, box.maxX, top), tile(box.x, bottom, box.maxX, box.maxY),
                    tile(box.x, top, left, bottom), tile(right, top, box.maxX, bottom)
                ]
            )
        }
        return (
            [
                tile(box.x, top, box.maxX, bottom), tile(left, box.y, right, top),
                tile(left, bottom, right, box.maxY)
            ],
            [
                tile(box.x, box.y, left, top), tile(right, box.y, box.maxX, top),
                tile(box.x, bottom, left, box.maxY), tile(right, bottom, box.maxX, box.maxY)
            ]
        )
    }
}
