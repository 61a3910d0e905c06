import Foundation
import Geometry
import SwiftUICore

/// A shape for points.
nonisolated public protocol ChartSymbolShape: Shape {
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

/// The symbols that charts have.
public struct BasicChartSymbolShape: ChartSymbolShape, Equatable {
    enum Kind: CaseIterable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }

    nonisolated let kind: Kind
    /// Where it is drawn as a line.
    private nonisolated let border: StrokeStyle?

    nonisolated init(kind: Kind, border: StrokeStyle? = nil) { (self.kind, self.border) = (kind, border) }

    /// Drawn as a line, inside the shape's outline.
    public nonisolated func strokeBorder(lineWidth: CGFloat = 1.5) -> BasicChartSymbolShape {
        strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Drawn as a line, inside the shape's outline.
    public nonisolated func strokeBorder(style: StrokeStyle) -> BasicChartSymbolShape {
        BasicChartSymbolShape(kind: kind, border: style)
    }

    /// The order in which values get symbols without being told any: five, which repeat. The first three are those of a
    /// picture of 0Itsuki0/SwiftChartsDemo.
    static let cycle: [BasicChartSymbolShape] = [.circle, .cross, .triangle, .square, .diamond]

    /// Filled shapes of area 1; the crosses cover less and are as large as a square.
    public nonisolated var perceptualUnitRect: CGRect {
        let side: CGFloat =
            switch kind {
            case .circle: 2 / CGFloat.pi.squareRoot()
            case .square, .plus, .cross, .asterisk: 1
            case .triangle: 1.755
            case .diamond: CGFloat(2).squareRoot()
            case .pentagon: 1.297
            }
        return CGRect(x: -side / 2, y: -side / 2, width: side, height: side)
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        if let border {
            return BorderedSymbolShape(shape: BasicChartSymbolShape(kind: kind), style: border).path(in: rect)
        }
        return switch kind {
        case .circle: Path(ellipseIn: rect)
        case .square: Path(rect)
        case .triangle: polygon(3, in: rect)
        case .diamond: polygon(4, in: rect)
        case .pentagon: polygon(5, in: rect)
        case .plus: spokes(4, from: 0, in: rect)
        case .cross: spokes(4, from: .pi / 4, in: rect)
        case .asterisk: spokes(6, from: .pi / 2, in: rect)
        }
    }

    /// Corners on the circle, the first one at the top.
    private nonisolated func polygon(_ count: Int, in rect: CGRect) -> Path {
        var path = Path()
        for corner in 0..<count {
            let point = point(-CGFloat.pi / 2 + 2 * .pi * CGFloat(corner) / CGFloat(count), in: rect)
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }

    /// Lines from the center, a fifth of the symbol thick.
    private nonisolated func spokes(_ count: Int, from angle: CGFloat, in rect: CGRect) -> Path {
        var path = Path()
        for spoke in 0..<count {
            path.move(to: CGPoint(x: rect.midX, y: rect.midY))
            path.addLine(to: point(angle + 2 * .pi * CGFloat(spoke) / CGFloat(count), in: rect))
        }
        return path.strokedPath(StrokeStyle(lineWidth: rect.width / 5, lineJoin: .round))
    }

    private nonisolated func point(_ angle: CGFloat, in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.height / 2)
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: BasicChartSymbolShape { .init(kind: .circle) }
    public static var square: BasicChartSymbolShape { .init(kind: .square) }
    public static var triangle: BasicChartSymbolShape { .init(kind: .triangle) }
    public static var diamond: BasicChartSymbolShape { .init(kind: .diamond) }
    public static var pentagon: BasicChartSymbolShape { .init(kind: .pentagon) }
    public static var plus: BasicChartSymbolShape { .init(kind: .plus) }
    public static var cross: BasicChartSymbolShape { .init(kind: .cross) }
    public static var asterisk: BasicChartSymbolShape { .init(kind: .asterisk) }
}

/// A symbol as marks and legends draw it.
enum AnyChartSymbol {
    case shape(AnySymbolShape)
    case view(AnyView)
}

/// A symbol shape whose type is not known where it is used.
struct AnySymbolShape {
    let unit: CGRect
    private let makePath: (CGRect) -> Path

    init<S: ChartSymbolShape>(_ shape: S) {
        unit = shape.perceptualUnitRect
        makePath = { shape.path(in: $0) }
    }

    /// Around the origin.
    func path(_ size: SymbolSize) -> Path {
        let rect: CGRect
        switch size {
        case .area(let area):
            let scale = max(0, area).squareRoot()
            rect = CGRect(
                x: unit.minX * scale, y: unit.minY * scale, width: unit.width * scale, height: unit.height * scale)
        case .size(let size):
            rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        }
        return makePath(rect)
    }
}
