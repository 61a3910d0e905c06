import DisplayList
import Geometry

/// An image that repeats in both directions.
struct ImageTiling: Sendable {
    var image: Image
    var origin: CGPoint
    /// In fractions of the image's size.
    var sourceRect: CGRect
    /// Of the image's own size.
    var scale: CGFloat

    /// More tiles than can be told apart are not laid out.
    private static let mostTiles = 16_384

    /// The tiles that cover `box`, each drawn by `draw` in the place of the whole image and cut to its part.
    func items(covering box: CGRect, size: CGSize, draw: (CGRect) -> [DisplayItem]) -> [DisplayItem] {
        let whole = CGSize(width: size.width * scale, height: size.height * scale)
        let step = CGSize(width: whole.width * sourceRect.width, height: whole.height * sourceRect.height)
        guard step.width > 0, step.height > 0 else { return [] }
        let columns = range(box.minX - origin.x, box.maxX - origin.x, step.width)
        let rows = range(box.minY - origin.y, box.maxY - origin.y, step.height)
        guard let columns, let rows, columns.count * rows.count <= Self.mostTiles else { return [] }
        var items: [DisplayItem] = []
        for row in rows {
            for column in columns {
                let tile = CGRect(
                    x: origin.x + CGFloat(column) * step.width, y: origin.y + CGFloat(row) * step.height,
                    width: step.width, height: step.height)
                let place = CGRect(
                    x: tile.minX - sourceRect.minX * whole.width, y: tile.minY - sourceRect.minY * whole.height,
                    width: whole.width, height: whole.height)
                let drawn = draw(place)
                if sourceRect == CGRect(x: 0, y: 0, width: 1, height: 1) {
                    items += drawn
                } else if !drawn.isEmpty {
                    items.append(.group(DisplayGroup(drawn, clip: .init(.rectangle(tile)))))
                }
            }
        }
        return items
    }

    private func range(_ low: CGFloat, _ high: CGFloat, _ step: CGFloat) -> Range<Int>? {
        let first = (low / step).rounded(.down), last = (high / step).rounded(.up)
        guard first.isFinite, last.isFinite, abs(first) < 1e9, abs(last) < 1e9, first < last else { return nil }
        return Int(first)..<Int(last)
    }
}
