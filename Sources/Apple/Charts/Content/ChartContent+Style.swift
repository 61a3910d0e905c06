import SwiftUICore

nonisolated extension ChartContent {
    /// What the marks are painted with: a color, a gradient or a material.
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

nonisolated extension ChartContent {
    func effect(_ apply: @escaping @MainActor (AnyView, MarkEffectContext) -> AnyView) -> some ChartContent {
        changingStyle { $0.effects.append(MarkEffect(apply: apply)) }
    }

    /// - Parameter radius: points.
    public func blur(radius: CGFloat) -> some ChartContent {
        effect { view, _ in AnyView(view.blur(radius: radius)) }
    }

    /// - Parameters:
    ///   - radius: points.
    ///   - x: points.
    ///   - y: points.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        effect { view, _ in AnyView(view.shadow(color: color, radius: radius, x: x, y: y)) }
    }

    /// The shape is as large as the mark.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
        effect { view, context in
            AnyView(view.clipShape(PlottedShape(shape: shape, bounds: context.bounds), style: style))
        }
    }

    /// Shows the marks where the mask's marks are.
    public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        nonisolated(unsafe) let mask = content()
        return effect { view, context in AnyView(view.mask(context.draw(_ChartMarks.of(mask)))) }
    }

    public func compositingLayer() -> some ChartContent {
        effect { view, _ in AnyView(view.compositingGroup()) }
    }
}
