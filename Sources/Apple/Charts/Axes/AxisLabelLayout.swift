import Foundation
import SwiftUICore

/// Finds the plot's place between the labels of its axes, and theirs around it.
@MainActor
struct AxisLabelLayout {
    private struct Entry {
        var label: AxisPlan.Label
        var node: LayoutNode
        var size: CGSize
    }

    /// Between plot and labels, in points, measured with `besideLine` on home-assistant/iOS's pictures.
    private static let spacing = CGSize(width: 4, height: 4)
    /// Between a line and the name beside it.
    private static let besideLine: CGFloat = 4
    private static let tickLength: CGFloat = 4

    private let x: [Entry]
    private let y: [Entry]
    /// How far ticks of a length of their own reach from the plot, which labels of a vertical axis stand clear of: on the
    /// leading side, and on the other.
    private let tickReach: [Bool: CGFloat]
    /// Leaves room for the names in the plot.
    private(set) var model: ChartModel
    /// Of the whole chart.
    private let bounds: CGRect
    var plot: CGRect

    init(
        x: [(AxisPlan.Label, LayoutNode)], y: [(AxisPlan.Label, LayoutNode)], ticks: [AxisPlan.Tick],
        model: ChartModel, room: CGRect, bounds: CGRect
    ) {
        tickReach = ticks.reduce(into: [:]) { reach, tick in
            guard case .fixed(let length) = tick.length.kind else { return }
            reach[tick.isOpposite] = max(reach[tick.isOpposite] ?? 0, length)
        }
        self.model = model
        self.bounds = bounds
        self.x = x.map { Entry(label: $0, node: $1, size: $1.sizeThatFits(.unspecified)) }
        self.y = y.map { Entry(label: $0, node: $1, size: $1.sizeThatFits(.unspecified)) }
        plot = room
        reserve()
    }

    private mutating func reserve() {
        for isOpposite in [false, true] {
            let width =
                y.filter { $0.label.isOpposite == isOpposite && !$0.label.isInset }
                .map { $0.size.width + spacing($0, .vertical) }.max() ?? 0
            let height =
                x.filter { $0.label.isOpposite == isOpposite && !$0.label.isInset }
                .map { $0.size.height + spacing($0, .horizontal) }.max() ?? 0
            plot.size.width = max(0, plot.width - width)
            plot.size.height = max(0, plot.height - height)
            if isOpposite {
                plot.origin.x += width
                plot.origin.y += height
            }
        }
        // The plot gives way to labels that reach beyond its ends, but not to the topmost of a value axis: its upper
        // half stands above the chart, whose top edge is the plot's (measured-2026-11 M14).
        let area = plot
        let frames = y.filter { !$0.label.isInset }.map { frame($0, .vertical) }
        let below = max(0, (frames.map(\.maxY).max() ?? bounds.maxY) - bounds.maxY)
        let across = x.filter { !$0.label.isInset && !$0.label.isLeading && !$0.label.isCategory }
            .map { frame($0, .horizontal) }
        let left = max(0, bounds.minX - (across.map(\.minX).min() ?? bounds.minX))
        let right = max(0, (across.map(\.maxX).max() ?? bounds.maxX) - bounds.maxX)
        plot = CGRect(
            x: area.minX + left, y: area.minY, width: max(0, area.width - left - right),
            height: max(0, area.height - below))
        // Half of a place at most is left to the name, of which Apple gives no number.
        let headings = y.filter(\.label.isHeading), places = model.y.bounds.upperBound - model.y.bounds.lowerBound
        let reach = headings.map { $0.size.height + spacing($0, .horizontal) }.max() ?? 0
        model.y.nameShare = reach > 0 && plot.height > 0 ? min(0.5, Double(reach / plot.height) * places) : 0
    }

    private func spacing(_ entry: Entry, _ axis: Axis) -> CGFloat {
        axis == .horizontal
            ? entry.label.specification.verticalSpacing ?? Self.spacing.height
            : (entry.label.specification.horizontalSpacing ?? Self.spacing.width)
                + (entry.label.isInset ? 0 : tickReach[entry.label.isOpposite] ?? 0)
    }

    /// Where a label lies beside the plot.
    private func frame(_ entry: Entry, _ axis: Axis) -> CGRect {
        let label = entry.label, size = entry.size, gap = spacing(entry, axis)
        var origin = CGPoint.zero
        if axis == .horizontal {
            let place = plot.minX + model.x.position(label.scalar, length: plot.width)
            let beside = label.specification.horizontalSpacing ?? Self.besideLine
            origin.x = label.isLeading ? place + beside : place - size.width * (label.specification.anchor?.x ?? 0.5)
            if label.isCategory { origin.x = max(bounds.minX, min(bounds.maxX - size.width, origin.x)) }
            if label.isAligned { origin.x = max(plot.minX, min(plot.maxX - size.width, origin.x)) }
            origin.y = label.isOpposite ? plot.minY - gap - size.height : plot.maxY + gap
            if label.isInset { origin.y = label.isOpposite ? plot.minY + gap : plot.maxY - gap - size.height }
        } else if label.isHeading {
            let ends = [-0.5, 0.5].map { plot.maxY - model.y.position(label.scalar + $0, length: plot.height) }
            origin = CGPoint(x: plot.minX + Self.besideLine, y: min(ends[0], ends[1]) + spacing(entry, .horizontal))
        } else {
            let place = plot.maxY - model.y.position(label.scalar, length: plot.height)
            origin.y = place - size.height * (label.specification.anchor?.y ?? (label.isInset ? 1 : 0.5))
            if label.isInset { origin.y = max(plot.minY, min(plot.maxY - size.height, origin.y)) }
            origin.x = label.isOpposite ? plot.minX - gap - size.width : plot.maxX + gap
            if label.isInset { origin.x = label.isOpposite ? plot.minX : plot.maxX - size.width }
        }
        return CGRect(origin: origin, size: size).offsetBy(dx: label.offset.width, dy: label.offset.height)
    }

    /// The labels that do not lie on one before them and that fit into the chart.
    func placed() -> [(LayoutNode, CGRect)] {
        kept(x, .horizontal) + kept(y, .vertical)
    }

    private func kept(_ entries: [Entry], _ axis: Axis) -> [(LayoutNode, CGRect)] {
        var result: [(LayoutNode, CGRect)] = []
        for entry in entries {
            let frame = frame(entry, axis)
            if let spacing = entry.label.specification.collision.minimumSpacing {
                // Lines of 11 points stand 10.3 apart on home-assistant/iOS's vertical axes: no letters touch.
                let reach =
                    axis == .horizontal
                    ? frame.insetBy(dx: 0.5 - spacing, dy: 0) : frame.insetBy(dx: 0, dy: 2 - spacing / 2)
                if result.contains(where: { $0.1.insetBy(dx: 0.5, dy: 0.5).intersects(reach) }) { continue }
                if entry.label.isLeading, frame.maxX > bounds.maxX + 0.5 { continue }
            }
            result.append((entry.node, frame))
        }
        return result
    }

    // MARK: Ticks

    /// A tick in a view as large as the plot.
    func view(of tick: AxisPlan.Tick, _ axis: Axis) -> AnyView {
        let length = length(of: tick, axis)
        if axis == .horizontal {
            let x = model.x.position(tick.line.scalar, length: plot.width)
            let y = tick.isOpposite ? 0 : plot.height
            return tick.line.view(
                from: CGPoint(x: x, y: y), to: CGPoint(x: x, y: y + (tick.isOpposite ? -length : length)))
        }
        let y = plot.height - model.y.position(tick.line.scalar, length: plot.height)
        let x = tick.isOpposite ? 0 : plot.width
        return tick.line.view(from: CGPoint(x: x, y: y), to: CGPoint(x: x + (tick.isOpposite ? -length : length), y: y))
    }

    private func length(of tick: AxisPlan.Tick, _ axis: Axis) -> CGFloat {
        let entries = (axis == .horizontal ? x : y).filter { $0.label.isOpposite == tick.isOpposite }
        func reach(_ entry: Entry) -> CGFloat {
            spacing(entry, axis) + (axis == .horizontal ? entry.size.height : entry.size.width)
        }
        switch tick.length.kind {
        case .automatic: return Self.tickLength
        case .fixed(let points): return points
        case .longestLabel: return (entries.map(reach).max() ?? Self.tickLength) + tick.length.pastLabel
        case .label:
            let own = entries.first { entry in
                entry.label.isCategory
                    ? abs(entry.label.scalar - tick.line.scalar) <= 0.5 : entry.label.scalar == tick.line.scalar
            }
            return (own.map(reach) ?? Self.tickLength) + tick.length.pastLabel
        }
    }
}

/// A label of an axis without its types.
struct AxisLabelSpecification {
    /// Nil for the value's words.
    var view: AnyView?
    var format: ((_PlotValue) -> String?)?
    var anchor: UnitPoint?
    var orientation = AxisValueLabelOrientation.automatic
    /// Points; nil for the usual.
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
    var collision = AxisValueLabelCollisionResolution.automatic
}

/// The words of axis labels.
enum AxisLabelFormat {
    static func of<Format: FormatStyle>(_ format: Format) -> (_PlotValue) -> String?
    where Format.FormatInput: Plottable, Format.FormatOutput == String {
        { value in Format.FormatInput(plotValue: value).map(format.format) }
    }

    /// How many digits after the point numbers need, six at most.
    static func digits(_ values: [_PlotValue]) -> Int {
        let numbers = values.compactMap(\.scalar)
        return (0..<6).first { digits in
            let factor = pow(10, Double(digits))
            return numbers.allSatisfy { abs(($0 * factor).rounded() - $0 * factor) < 1e-6 * factor }
        } ?? 6
    }

    /// What a label says where the source does not.
    ///
    /// - Parameters:
    ///   - unit: the step's unit, of dates.
    ///   - digits: after the point, the same for all numbers of the axis but zero, which has none.
    static func usual(
        _ value: _PlotValue, unit: Calendar.Component?, digits: Int, _ environment: EnvironmentValues
    ) -> String {
        switch value {
        case .category(let name): return name
        case .number(let number):
            let length = number == 0 ? 0 : digits
            return number.formatted(.number.precision(.fractionLength(length)).locale(environment.locale))
        case .date(let date):
            var style = Date.FormatStyle(
                locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
            style =
                switch unit {
                case .second: style.hour().minute().second()
                case .minute: style.hour().minute()
                case .hour: style.hour()
                case .month, .quarter: style.month(.abbreviated)
                case .year, .yearForWeekOfYear: style.year()
                default: style.month(.abbreviated).day()
                }
            return style.format(date)
        }
    }
}
