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

    /// Filled shapes of area 1; the crosses cover less. A cross of area 50 in a picture of jordibruin/Swift-Charts-Examples
    /// has arms of 9 by 3 points with corners of 1.2, so it is as wide as 1.2 times the square's side.
    public nonisolated var perceptualUnitRect: CGRect {
        let side: CGFloat =
            switch kind {
            case .circle: 2 / CGFloat.pi.squareRoot()
            case .square, .asterisk: 1
            case .cross: 1.2
            case .plus: 0.9 * CGFloat(2).squareRoot()
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
        case .plus: arms(from: 0, length: rect.width, in: rect)
        case .cross: arms(from: .pi / 4, length: rect.width * 0.75 * CGFloat(2).squareRoot(), in: rect)
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

    /// Two bars across each other, a third as thick as long, with round corners.
    private nonisolated func arms(from angle: CGFloat, length: CGFloat, in rect: CGRect) -> Path {
        let half = length / 2, thickness = length / 6, radius = length * 0.13
        var path = Path()
        for arm in 0..<4 {
            let turn = angle + .pi / 2 * CGFloat(arm)
            func corner(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
                CGPoint(
                    x: rect.midX + along * cos(turn) - across * sin(turn),
                    y: rect.midY + along * sin(turn) + across * cos(turn))
            }
            let inner = corner(thickness, -thickness)
            if arm == 0 { path.move(to: inner) } else { path.addLine(to: inner) }
            let first = corner(half, -thickness), second = corner(half, thickness)
            path.addArc(tangent1End: first, tangent2End: second, radius: radius)
            path.addArc(tangent1End: second, tangent2End: corner(thickness, thickness), radius: radius)
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
