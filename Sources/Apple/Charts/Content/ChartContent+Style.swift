import SwiftUICore

nonisolated extension ChartContent {
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        changingStyle {
            if $0.foreground == nil, $0.foregroundBy == nil { $0.foreground = AnyShapeStyle(style) }
        }
    }

    /// A color for each value, told by the legend.
    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changingStyle {
            if $0.foreground == nil, $0.foregroundBy == nil { $0.foregroundBy = value.plotted }
        }
    }

    /// - Parameter opacity: 0…1.
    public func opacity(_ opacity: Double) -> some ChartContent {
        effect { view, _ in AnyView(view.opacity(opacity)) }
    }

    /// - Parameter radius: points.
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        changingStyle {
            guard $0.cornerRadius == nil else { return }
            ($0.cornerRadius, $0.cornerStyle) = (radius, style)
        }
    }

    public func lineStyle(_ style: StrokeStyle) -> some ChartContent { setting(\.lineStyle, style) }

    /// A dash for each value.
    public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        setting(\.lineStyleBy, value.plotted)
    }

    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        setting(\.interpolation, method)
    }

    /// Whether gradients run over the whole plot instead of over each mark.
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        setting(\.alignsWithPlot, aligns)
    }

    /// Marks with a greater number are drawn later.
    public func zIndex(_ value: Double) -> some ChartContent { setting(\.zIndex, value) }
}
