import SwiftUICore

nonisolated extension View {
    /// - Parameters:
    ///   - domain: the values that the axis shows.
    ///   - range: what of the plot the scale takes.
    ///   - type: of the domain's values where nil.
    public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chartSettings {
            $0.x.scale.set(domain._domain)
            $0.x.scale.padding = range._padding
            $0.x.scale.type = type ?? $0.x.scale.type
        }
    }

    public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chartSettings {
            $0.x.scale.set(domain._domain)
            $0.x.scale.type = type ?? $0.x.scale.type
        }
    }

    public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chartSettings {
            $0.x.scale.padding = range._padding
            $0.x.scale.type = type ?? $0.x.scale.type
        }
    }

    public func chartXScale(type: ScaleType? = nil) -> some View {
        chartSettings { $0.x.scale.type = type ?? $0.x.scale.type }
    }

    /// - Parameters:
    ///   - domain: the values that the axis shows.
    ///   - range: what of the plot the scale takes.
    ///   - type: of the domain's values where nil.
    public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chartSettings {
            $0.y.scale.set(domain._domain)
            $0.y.scale.padding = range._padding
            $0.y.scale.type = type ?? $0.y.scale.type
        }
    }

    public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chartSettings {
            $0.y.scale.set(domain._domain)
            $0.y.scale.type = type ?? $0.y.scale.type
        }
    }

    public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chartSettings {
            $0.y.scale.padding = range._padding
            $0.y.scale.type = type ?? $0.y.scale.type
        }
    }

    public func chartYScale(type: ScaleType? = nil) -> some View {
        chartSettings { $0.y.scale.type = type ?? $0.y.scale.type }
    }
}

nonisolated extension View {
    /// The style of each value, in the order of the legend.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        chartSettings {
            $0.foreground.domain = mapping.map(\.key.plotValue)
            $0.foreground.range = mapping.map { AnyShapeStyle($0.value) }
        }
    }

    public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        chartForegroundStyleScale(domain: domain, type: type).chartForegroundStyleScale(range: range, type: type)
    }

    public func chartForegroundStyleScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View {
        chartSettings {
            if case .values(let values) = domain._domain.kind { $0.foreground.domain = values }
        }
    }

    public func chartForegroundStyleScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        chartSettings {
            $0.foreground.range = range._visualValues.map { AnyShapeStyle($0) }
            $0.foreground.isContinuous = range._isContinuous
            $0.foreground.colors = range._visualValues.compactMap { $0 as? Color }
        }
    }

    /// Accepted and ignored: numbers blend, other values are told apart.
    public func chartForegroundStyleScale(type: ScaleType) -> some View { self }

    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chartSettings {
            $0.foreground.mapping = { DataValue(plotValue: $0).map { AnyShapeStyle(mapping($0)) } }
        }
    }

    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
    ) -> some View { chartForegroundStyleScale(domain: domain).chartForegroundStyleScale(mapping: mapping) }
}
