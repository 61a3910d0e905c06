import SwiftUICore

nonisolated extension View {
    /// Changes the plot, with grid lines and marks and without labels.
    public func chartPlotStyle<C: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> C
    ) -> some View {
        chartSettings { $0.plotStyles.append { AnyView(content(ChartPlotContent(content: $0))) } }
    }

    /// A view over the whole chart.
    public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chartSettings { $0.overlays.append(ChartLayer(alignment: alignment) { AnyView(content($0)) }) }
    }

    /// A view behind the whole chart.
    public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chartSettings { $0.backgrounds.append(ChartLayer(alignment: alignment) { AnyView(content($0)) }) }
    }
}

nonisolated extension View {
    /// - Parameter length: how much of the domain is shown: a number, seconds, or how many categories.
    public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chartSettings { $0.x.scale.visibleLength = length.plotValue.scalar }
    }

    public func chartScrollPosition<P: Plottable>(x binding: Binding<P>) -> some View {
        chartScrollPosition(initialX: binding.wrappedValue)
    }

    /// Where a chart that scrolls begins.
    public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
        chartSettings { $0.x.scale.scrollStart = initialX.plotValue }
    }

    /// Accepted and ignored: nobody selects in a picture.
    public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    /// Accepted and ignored: nobody selects in a picture.
    public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { self }

    /// - Parameter length: how much of the domain is shown: a number, seconds, or how many categories.
    public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chartSettings { $0.y.scale.visibleLength = length.plotValue.scalar }
    }

    public func chartScrollPosition<P: Plottable>(y binding: Binding<P>) -> some View {
        chartScrollPosition(initialY: binding.wrappedValue)
    }

    /// Where a chart that scrolls begins.
    public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
        chartSettings { $0.y.scale.scrollStart = initialY.plotValue }
    }

    /// Accepted and ignored: nobody selects in a picture.
    public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    /// Accepted and ignored: nobody selects in a picture.
    public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { self }

    /// Accepted and ignored: nobody selects in a picture.
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    /// Accepted and ignored: a widget does not scroll; `chartXVisibleDomain` says what it shows.
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
    /// Accepted and ignored: a widget does not scroll.
    public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View { self }
    /// Accepted and ignored: a widget takes no gestures.
    public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View { self }
}
