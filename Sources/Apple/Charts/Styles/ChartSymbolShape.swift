import SwiftUICore

/// A shape for points.
public protocol ChartSymbolShape: Shape {
    /// The rectangle in which the shape looks as large as a square of area 1.
    var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
    /// Drawn as a line, inside the shape's outline.
    public func strokeBorder(lineWidth: CGFloat = 1.5) -> some ChartSymbolShape {
        strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Drawn as a line, inside the shape's outline.
    public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
        BorderedSymbolShape(shape: self, style: style)
    }
}

extension Circle: ChartSymbolShape {
    public nonisolated var perceptualUnitRect: CGRect { BasicChartSymbolShape.circle.perceptualUnitRect }
}

/// A symbol of any shape.
public struct AnyChartSymbolShape: ChartSymbolShape {
    private nonisolated let shape: any ChartSymbolShape

    public nonisolated init(_ shape: any ChartSymbolShape) { self.shape = shape }

    public nonisolated var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// The border of a symbol.
struct BorderedSymbolShape<Base: ChartSymbolShape>: ChartSymbolShape {
    let shape: Base
    let style: StrokeStyle

    nonisolated var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

    nonisolated func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: min(style.lineWidth, rect.width) / 2, dy: min(style.lineWidth, rect.height) / 2)
        return shape.path(in: inner).strokedPath(style)
    }
}
