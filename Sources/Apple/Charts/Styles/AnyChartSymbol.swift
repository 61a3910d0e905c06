import SwiftUICore

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
