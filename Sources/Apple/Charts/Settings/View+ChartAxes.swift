import SwiftUICore

nonisolated extension View {
    public func chartXAxis(_ visibility: Visibility) -> some View {
        chartSettings { $0.x.visibility = visibility }
    }

    public func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
        let rows = _AxisRows.of(content())
        return chartSettings { $0.x.rows = rows }
    }

    public func chartYAxis(_ visibility: Visibility) -> some View {
        chartSettings { $0.y.visibility = visibility }
    }

    public func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
        let rows = _AxisRows.of(content())
        return chartSettings { $0.y.rows = rows }
    }
}
