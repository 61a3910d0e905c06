import SwiftUICore

/// A shape at a mark's place in the plot.
struct PlottedShape<Base: Shape>: Shape {
    let shape: Base
    /// In the plot's coordinates.
    let bounds: CGRect

    nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: CGRect(origin: .zero, size: bounds.size))
            .offsetBy(dx: rect.minX + bounds.minX, dy: rect.minY + bounds.minY)
    }
}

/// A path in the plot's coordinates, drawn from right to left where the interface is.
struct MarkOutline: Shape {
    let outline: Path

    nonisolated func path(in rect: CGRect) -> Path { outline.offsetBy(dx: rect.minX, dy: rect.minY) }
}

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
