import SwiftUICore

/// A chart's plot, for `chartPlotStyle`.
public struct ChartPlotContent: View {
    nonisolated let content: AnyView

    public var body: some View { content }
}
