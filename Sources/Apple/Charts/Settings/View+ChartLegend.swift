import SwiftUICore

nonisolated extension View {
    public func chartLegend(_ visibility: Visibility) -> some View {
        chartSettings { $0.legend.visibility = visibility }
    }

    /// - Parameters:
    ///   - position: below the chart where automatic.
    ///   - alignment: where along that side; at its start where nil.
    ///   - spacing: points between chart and legend.
    public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartSettings {
            ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
        }
    }

    public func chartLegend<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let content = AnyView(content())
        return chartSettings {
            ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
            $0.legend.content = content
        }
    }
}
