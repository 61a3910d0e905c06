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
