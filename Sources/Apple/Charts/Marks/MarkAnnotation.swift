import SwiftUICore

/// A view beside a mark.
struct MarkAnnotation {
    var position: AnnotationPosition
    var alignment: Alignment
    /// Points; nil for the default.
    var spacing: CGFloat?
    var overflow: AnnotationOverflowResolution
    var content: @MainActor (AnnotationContext) -> AnyView

    /// Between mark and annotation where the source says nothing; Apple gives no number.
    static let defaultSpacing: CGFloat = 4

    /// Where a view of `size` lies beside `target`, both in the plot's coordinates.
    func frame(of size: CGSize, beside target: CGRect, in area: CGRect) -> CGRect {
        let place = position.place
        let spacing = spacing ?? (place == .overlay ? 0 : Self.defaultSpacing)
        var x = aligned(target.minX, target.maxX, size.width, alignment.horizontal.part)
        var y = aligned(target.minY, target.maxY, size.height, alignment.vertical.part)
        if place == .overlay {
            x += spacing * (1 - 2 * alignment.horizontal.part)
            y += spacing * (1 - 2 * alignment.vertical.part)
        }
        if place.isLeading { x = target.minX - spacing - size.width }
        if place.isTrailing { x = target.maxX + spacing }
        if place.isTop { y = target.minY - spacing - size.height }
        if place.isBottom { y = target.maxY + spacing }
        if overflow.x.fits { x = fitted(x, size.width, area.minX, area.maxX) }
        if overflow.y.fits { y = fitted(y, size.height, area.minY, area.maxY) }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    private func aligned(_ start: CGFloat, _ end: CGFloat, _ length: CGFloat, _ part: CGFloat) -> CGFloat {
        start + (end - start - length) * part
    }

    private func fitted(_ start: CGFloat, _ length: CGFloat, _ lower: CGFloat, _ upper: CGFloat) -> CGFloat {
        max(lower, min(start, upper - length))
    }
}
