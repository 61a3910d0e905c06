import SwiftUICore

nonisolated extension ChartContent {
    /// The shape of points, also of those on a line.
    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        changingStyle {
            if $0.symbol == nil, $0.symbolBy == nil { $0.symbol = .shape(AnySymbolShape(symbol)) }
        }
    }

    /// A symbol for each value.
    public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changingStyle {
            if $0.symbol == nil, $0.symbolBy == nil { $0.symbolBy = value.plotted }
        }
    }

    /// A view in place of a shape.
    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return changingStyle {
            if $0.symbol == nil, $0.symbolBy == nil { $0.symbol = .view(view) }
        }
    }

    /// - Parameter area: square points, as large as the symbol looks: a square of 100 has sides of 10 points.
    public func symbolSize(_ area: CGFloat) -> some ChartContent { setting(\.symbolSize, .area(area)) }

    /// - Parameter size: points.
    public func symbolSize(_ size: CGSize) -> some ChartContent { setting(\.symbolSize, .size(size)) }

    /// A size for each value.
    public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        setting(\.symbolSizeBy, value.plotted)
    }
}
