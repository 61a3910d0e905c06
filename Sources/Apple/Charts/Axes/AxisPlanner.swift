import Foundation
import SwiftUICore

/// Decides what an axis draws.
@MainActor
struct AxisPlanner {
    let axis: Axis
    let scale: PlotScale
    let environment: EnvironmentValues
    /// Of the chart along the axis, in points.
    let length: CGFloat

    func plan(_ settings: ChartSettings.AxisSettings) -> AxisPlan {
        var plan = AxisPlan()
        guard settings.visibility != .hidden, !scale.isEmpty else { return plan }
        for row in (settings.rows ?? .automatic).rows { append(row, to: &plan) }
        return plan
    }

    private func append(_ row: AxisRow, to plan: inout AxisPlan) {
        let (all, unit) = AxisValues(scale: scale, axis: axis, length: length, calendar: environment.calendar)
            .values(row.values)
        let bounds = scale.bounds, slack = (bounds.upperBound - bounds.lowerBound) * 1e-9
        let shown = all.compactMap { value in scale.scalar(value).map { (value, $0) } }
            .filter { $0.1 >= bounds.lowerBound - slack && $0.1 <= bounds.upperBound + slack }
        let words = Words(unit: unit, digits: AxisLabelFormat.digits(shown.map(\.0)))
        let isOpposite = axis == .horizontal ? row.position == .top : row.position == .leading
        for (index, (value, scalar)) in shown.enumerated() {
            let next = index + 1 < shown.count ? shown[index + 1].1 : bounds.upperBound
            // Numbers have no stretch in whose middle something could stand.
            let between = isDate ? (scalar + next) / 2 : scalar
            // Lines stand around the places of categories, the last behind the last one.
            let places =
                isCategorical
                ? [scalar - 0.5] + (scalar + 0.5 >= bounds.upperBound - slack ? [scalar + 0.5] : []) : [scalar]
            let parts = row.content?(AxisValue(index: index, count: shown.count, value: value)) ?? usual(row)
            for part in parts {
                let lines = (part.centered == true ? [between] : places).map { place in
                    AxisPlan.Line(
                        scalar: place, stroke: part.stroke ?? row.stroke ?? usualStroke,
                        style: part.style ?? AnyShapeStyle(SeparatorShapeStyle()), offset: part.offset)
                }
                switch part.kind {
                case .gridLine: plan.gridLines += lines
                case .tick(let length):
                    plan.ticks += lines.map { AxisPlan.Tick(line: $0, length: length, isOpposite: isOpposite) }
                case .label(let label):
                    let isCentered = part.centered == true
                    // The stretch that the domain cuts off has no name.
                    if isCentered, isDate, !row.values.isExplicit, index + 1 == shown.count,
                        scalar < bounds.upperBound - slack
                    {
                        continue
                    }
                    // The middle of a stretch is named, of a quarter of an hour its eighth minute.
                    let named = isCentered && isDate ? .date(Date(timeIntervalSinceReferenceDate: between)) : value
                    guard let view = view(label, part, row, named, words) else { continue }
                    // What is at the end has its line and no name, in home-assistant/iOS's pictures of dates and in those
                    // of numbers of 0Itsuki0/SwiftChartsDemo, even where there is room.
                    let isLeading = namesStretches && label.anchor == nil && row.preset != .aligned
                    if isLeading, scalar >= bounds.upperBound - slack { continue }
                    let isHeading =
                        isCategorical && axis == .vertical && row.preset == .automatic && row.position == .automatic
                        && label.anchor == nil
                    plan.labels.append(
                        AxisPlan.Label(
                            scalar: isCentered ? between : scalar, view: view, specification: label,
                            offset: part.offset,
                            isLeading: isLeading && !isCentered, isOpposite: isOpposite,
                            isInset: row.preset == .inset || isHeading, isAligned: row.preset == .aligned,
                            isCategory: isCategorical, isHeading: isHeading))
                }
            }
        }
    }

    private struct Words {
        var unit: Calendar.Component?
        var digits: Int
    }

    private var isDate: Bool { if case .dates = scale.domain { true } else { false } }
    /// Whether labels stand beside the lines of their values.
    private var namesStretches: Bool { axis == .horizontal && !isCategorical }
    private var isCategorical: Bool { if case .categories = scale.domain { true } else { false } }

    private func usual(_ row: AxisRow) -> [AxisPart] {
        let label = AxisPart(kind: .label(AxisLabelSpecification()))
        let line = AxisPart(kind: .gridLine)
        return axis == .horizontal ? [line, AxisPart(kind: .tick(.longestLabel)), label] : [line, label]
    }

    /// Lines that stand up are dashed by two points, those that lie are not, as in home-assistant/iOS's pictures.
    private var usualStroke: StrokeStyle {
        StrokeStyle(lineWidth: ChartPalette.gridWidth, dash: axis == .horizontal ? [2, 2] : [])
    }

    private func view(
        _ label: AxisLabelSpecification, _ part: AxisPart, _ row: AxisRow, _ value: _PlotValue,
        _ words: Words
    ) -> AnyView? {
        let content: AnyView
        if let view = label.view {
            content = view
        } else {
            let text =
                (label.format ?? row.format).map { $0(value) }
                ?? AxisLabelFormat.usual(value, unit: words.unit, digits: words.digits, environment)
            guard let text else { return nil }
            content = AnyView(Text(verbatim: text).lineLimit(1))
        }
        let styled = content.font(part.font ?? .caption2).foregroundStyle(part.style ?? AnyShapeStyle(.secondary))
        switch label.orientation.kind {
        case .automatic, .horizontal: return AnyView(styled)
        case .vertical: return AnyView(QuarterTurn(isClockwise: true) { styled })
        case .verticalReversed: return AnyView(QuarterTurn(isClockwise: false) { styled })
        }
    }
}

/// What one axis draws, before the plot has its place.
struct AxisPlan {
    struct Line {
        /// On the axis' scale.
        var scalar: Double
        var stroke: StrokeStyle
        var style: AnyShapeStyle
        var offset: CGSize
    }

    struct Tick {
        var line: Line
        var length: AxisTick.Length
        var isOpposite: Bool
    }

    struct Label {
        var scalar: Double
        var view: AnyView
        var specification: AxisLabelSpecification
        var offset: CGSize
        /// Whether it begins at its value instead of lying around it.
        var isLeading: Bool
        /// Above or on the leading side.
        var isOpposite: Bool
        var isInset: Bool
        var isAligned: Bool
        /// Moved into the chart where it would reach beyond it, instead of making the plot give way.
        var isCategory: Bool
        /// Whether it stands in the plot, above its category's marks.
        var isHeading: Bool
    }

    var gridLines: [Line] = []
    var ticks: [Tick] = []
    var labels: [Label] = []
}
