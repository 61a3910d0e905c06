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
