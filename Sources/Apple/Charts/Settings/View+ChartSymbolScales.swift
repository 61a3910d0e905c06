import SwiftUICore

nonisolated extension View {
    /// The symbol of each value.
    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        chartSettings {
            $0.symbols.domain = mapping.map(\.key.plotValue)
            $0.symbols.range = mapping.map { .shape(AnySymbolShape($0.value)) }
        }
    }

    public func chartSymbolScale<Range: ScaleRange>(range: Range) -> some View
    where Range.VisualValue: ChartSymbolShape {
        chartSettings { $0.symbols.range = range._visualValues.map { .shape(AnySymbolShape($0)) } }
    }

    public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        chartSymbolScale(domain: domain).chartSymbolScale(range: range)
    }

    public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        chartSettings {
            if case .values(let values) = domain._domain.kind { $0.symbols.domain = values }
        }
    }

    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chartSettings {
            $0.symbols.mapping = { DataValue(plotValue: $0).map { .shape(AnySymbolShape(mapping($0))) } }
        }
    }

    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
    ) -> some View { chartSymbolScale(domain: domain).chartSymbolScale(mapping: mapping) }

    /// - Parameter range: square points.
    public func chartSymbolSizeScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        chartSettings {
            $0.symbolSizes.range = range._visualValues
            $0.symbolSizes.isContinuous = range._isContinuous
        }
    }

    /// Square points for each value.
    public func chartSymbolSizeScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, CGFloat>
    ) -> some View {
        chartSettings {
            $0.symbolSizes.domain = mapping.map(\.key.plotValue)
            $0.symbolSizes.range = mapping.map(\.value)
        }
    }

    /// The stroke of each value.
    public func chartLineStyleScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, StrokeStyle>
    ) -> some View {
        chartSettings {
            $0.lineStyles.domain = mapping.map(\.key.plotValue)
            $0.lineStyles.range = mapping.map(\.value)
        }
    }

    public func chartLineStyleScale<Range: ScaleRange>(range: Range) -> some View
    where Range.VisualValue == StrokeStyle {
        chartSettings { $0.lineStyles.range = range._visualValues }
    }
}
