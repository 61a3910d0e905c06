import Foundation
import SwiftUICore

/// Puts a chart's parts together: what stands around the plot is measured, and the plot takes the rest.
@MainActor
struct ChartAssembly {
    struct Member {
        var node: LayoutNode
        var frame: CGRect
    }

    private(set) var members: [Member] = []
    private let inputs: _ViewInputs
    private let size: CGSize
    private var nodes = 0

    /// Between the plot and what stands around it, in points; Apple gives no numbers.
    private static let legendSpacing: CGFloat = 8
    private static let titleSpacing: CGFloat = 4

    init(_ canvas: ChartCanvas, _ inputs: _ViewInputs) {
        self.inputs = inputs
        size = canvas.size
        let environment = inputs.environment, settings = environment.chartSettings
        var model = ChartModel(canvas.marks, settings, size: size)
        var room = CGRect(origin: .zero, size: size)
        var around: [Member] = []
        if let legend = model.legend(settings) {
            let position = settings.legend.position == .automatic ? .bottom : settings.legend.position
            around.append(
                dock(
                    legend, position, settings.legend.alignment ?? .leading,
                    settings.legend.spacing ?? Self.legendSpacing, &room))
        }
        if let title = settings.y.title {
            let position = title.position == .automatic ? .top : title.position
            let turned = position.place == .leading || position.place == .trailing
            let view = styled(title.content)
            around.append(
                dock(
                    turned ? AnyView(QuarterTurn(isClockwise: false) { view }) : view, position,
                    title.alignment ?? (turned ? .center : .trailing), title.spacing ?? Self.titleSpacing, &room))
        }
        if let title = settings.x.title {
            around.append(
                dock(
                    styled(title.content), title.position == .automatic ? .bottom : title.position,
                    title.alignment ?? .center, title.spacing ?? Self.titleSpacing, &room))
        }

        var (axes, labels) = layout(model, settings, room)
        let annotations = AnnotationRoom(model: model, settings: settings, chart: size, plot: labels.plot.size) {
            ViewResolver.node(of: $0, inputs.child(-1)).sizeThatFits(.unspecified)
        }
        if let wider = annotations.widened() { (axes, labels) = layout(wider, settings, room) }
        model = labels.model
        var plot = labels.plot
        let margins = EdgeInsets(
            top: plot.minY, leading: plot.minX, bottom: size.height - plot.maxY, trailing: size.width - plot.maxX)
        let area = PlotArea(
            model: model, gridLines: (axes.x.gridLines, axes.y.gridLines), margins: margins)
        let content = settings.plotStyles.reduce(AnyView(ChartPlotContent(content: AnyView(area)))) { $1($0) }
        let plotNode = node(content)
        // A plot whose style gives it a size of its own is as large as that, and the axes stand around it.
        plot.size = plotNode.sizeThatFits(ProposedViewSize(plot.size))
        labels.plot = plot

        let proxy = ChartProxy(model: model, plot: visual(plot), origin: canvas.origin)
        add(settings.backgrounds, proxy)
        members.append(Member(node: plotNode, frame: plot))
        for (tick, axis) in axes.x.ticks.map({ ($0, Axis.horizontal) }) + axes.y.ticks.map({ ($0, Axis.vertical) }) {
            members.append(Member(node: node(labels.view(of: tick, axis)), frame: plot))
        }
        for (node, frame) in labels.placed() {
            // The marks say their values.
            node.accessibility.append(.isHidden(true))
            members.append(Member(node: node, frame: frame))
        }
        members += around
        add(settings.overlays, proxy)
    }

    /// What the axes show, and the labels around the plot.
    private mutating func layout(
        _ model: ChartModel, _ settings: ChartSettings, _ room: CGRect
    ) -> (axes: (x: AxisPlan, y: AxisPlan), labels: AxisLabelLayout) {
        let environment = inputs.environment
        let axes =
            model.hasAxes
            ? (
                x: planner(.horizontal, model, environment).plan(settings.x),
                y: planner(.vertical, model, environment).plan(settings.y)
            ) : (x: AxisPlan(), y: AxisPlan())
        let labels = AxisLabelLayout(
            x: axes.x.labels.map { ($0, node($0.view)) }, y: axes.y.labels.map { ($0, node($0.view)) },
            ticks: axes.y.ticks, model: model, room: room, bounds: CGRect(origin: .zero, size: size))
        return (axes, labels)
    }

    private func planner(_ axis: Axis, _ model: ChartModel, _ environment: EnvironmentValues) -> AxisPlanner {
        AxisPlanner(
            axis: axis, scale: axis == .horizontal ? model.x : model.y, environment: environment,
            length: axis == .horizontal ? size.width : size.height)
    }

    private func styled(_ title: AnyView) -> AnyView { AnyView(title.font(.caption).foregroundStyle(.secondary)) }

    private mutating func node(_ view: AnyView) -> LayoutNode {
        nodes += 1
        return ViewResolver.node(of: view, inputs.child(nodes))
    }

    /// As it is seen where the interface runs from right to left.
    private func visual(_ rect: CGRect) -> CGRect {
        guard inputs.environment.layoutDirection == .rightToLeft else { return rect }
        return CGRect(x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Takes room at an edge for a view; one that lies over the chart takes none.
    private mutating func dock(
        _ view: AnyView, _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat,
        _ room: inout CGRect
    ) -> Member {
        let node = node(view), place = position.place
        let own = node.sizeThatFits(ProposedViewSize(width: room.width, height: place.isSide ? room.height : nil))
        let part = (x: alignment.horizontal.part, y: alignment.vertical.part)
        var frame = CGRect(
            x: room.minX + (room.width - own.width) * part.x, y: room.minY + (room.height - own.height) * part.y,
            width: own.width, height: own.height)
        if place.isSide {
            frame.origin.x = place.isLeading ? room.minX : room.maxX - own.width
            if place.isLeading { room.origin.x += own.width + spacing }
            room.size.width = max(0, room.width - own.width - spacing)
        } else if place != .overlay {
            frame.origin.y = place.isTop ? room.minY : room.maxY - own.height
            if place.isTop { room.origin.y += own.height + spacing }
            room.size.height = max(0, room.height - own.height - spacing)
        }
        return Member(node: node, frame: frame)
    }

    private mutating func add(_ layers: [ChartLayer], _ proxy: ChartProxy) {
        for layer in layers {
            let view = layer.content(proxy).frame(
                maxWidth: .infinity, maxHeight: .infinity, alignment: layer.alignment)
            members.append(Member(node: node(AnyView(view)), frame: CGRect(origin: .zero, size: size)))
        }
    }
}

extension AnnotationPosition.Place {
    /// Beside the plot, neither above nor below.
    fileprivate var isSide: Bool { self == .leading || self == .trailing }
}
