import SwiftUICore

extension ChartModel {
    /// What tells the values of colors and symbols; nil where nothing is told apart.
    func legend(_ settings: ChartSettings) -> AnyView? {
        guard settings.legend.visibility != .hidden else { return nil }
        if let content = settings.legend.content { return content }
        let colored = Set(marks.compactMap(\.style.foregroundBy?.value))
        let shaped = Set(marks.compactMap(\.style.symbolBy?.value))
        guard !colored.isEmpty || !shaped.isEmpty else { return nil }
        if foreground.isContinuous, shaped.isEmpty, let first = foreground.domain.compactMap(\.scalar).min(),
            let last = foreground.domain.compactMap(\.scalar).max()
        {
            let ends = (first.formatted(), last.formatted())
            return AnyView(GradientLegend(names: ends, colors: settings.foreground.blended))
        }
        var values = foreground.domain
        for value in symbols.domain where !values.contains(value) { values.append(value) }
        let entries = values.map { value in
            LegendView.Entry(
                name: value.name,
                style: foreground.domain.contains(value)
                    ? foreground.visual(for: value) ?? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary),
                symbol: shaped.contains(value) ? symbols.visual(for: value) : nil)
        }
        return AnyView(LegendView(entries: entries))
    }
}
