import SwiftUICore

/// A shape for points.
public protocol ChartSymbolShape: Shape {
    /// The rectangle in which the shape looks as large as a square of area 1.
    var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
    /// Drawn as a line, inside the shape's outline.
    public func strokeBorder(lineWidth: CGFloat = 1.5) -> some ChartSymbolShape {
        BorderedSymbolShape(shape: self, lineWidth: lineWidth)
    }
}

/// The border of a symbol.
struct BorderedSymbolShape<Base: ChartSymbolShape>: ChartSymbolShape {
    let shape: Base
    let lineWidth: CGFloat

    nonisolated var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

    nonisolated func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: min(lineWidth, rect.width) / 2, dy: min(lineWidth, rect.height) / 2)
        return shape.path(in: inner).strokedPath(StrokeStyle(lineWidth: lineWidth))
    }
}
