import SwiftUICore

/// A style over a mark's bounds, of a view that is as large as the plot.
struct MarkPaint: ShapeStyle {
    typealias Resolved = Never

    let style: AnyShapeStyle
    /// In the plot's coordinates, before they are mirrored.
    let bounds: CGRect

    func _paint(in context: _StyleContext) -> _StylePaint {
        var context = context
        let plot = context.rect
        let x = context.environment.layoutDirection == .rightToLeft ? plot.width - bounds.maxX : bounds.minX
        context.rect = CGRect(x: plot.minX + x, y: plot.minY + bounds.minY, width: bounds.width, height: bounds.height)
        return style._paint(in: context)
    }
}
