import Foundation
import SwiftUICore

/// Grid lines and marks, made when the plot's size is known.
struct PlotArea: View {
    let model: ChartModel
    let gridLines: (x: [AxisPlan.Line], y: [AxisPlan.Line])
    /// How far annotations may reach beyond the plot.
    let margins: EdgeInsets

    var body: some View {
        GeometryReader { proxy in
            let geometry = MarkGeometry(model: model, size: proxy.size)
            let environment = EnvironmentValues.current
            let canvas = PlotCanvas(
                size: proxy.size, items: lines(geometry) + MarkPainter(geometry: geometry).items(model.marks),
                area: CGRect(
                    x: -margins.leading, y: -margins.top, width: proxy.size.width + margins.leading + margins.trailing,
                    height: proxy.size.height + margins.top + margins.bottom)
            ).accessibilityElements { frame in
                MarkPainter(geometry: geometry).elements(model.marks, in: frame, environment)
            }
            if model.x.isScrolled || model.y.isScrolled { canvas.clipped() } else { canvas }
        }
    }

    private func lines(_ geometry: MarkGeometry) -> [PlotItem] {
        let size = geometry.size
        let vertical = gridLines.x.map { line in
            let x = geometry.x(line.scalar)
            return (line, CGPoint(x: x, y: 0), CGPoint(x: x, y: size.height))
        }
        let horizontal = gridLines.y.map { line in
            let y = geometry.y(line.scalar)
            return (line, CGPoint(x: 0, y: y), CGPoint(x: size.width, y: y))
        }
        return (horizontal + vertical).map { line, start, end in
            PlotItem(view: line.view(from: start, to: end))
        }
    }
}

extension AxisPlan.Line {
    /// In a view as large as the plot.
    @MainActor
    func view(from start: CGPoint, to end: CGPoint) -> AnyView {
        var path = Path()
        path.move(to: CGPoint(x: start.x + offset.width, y: start.y + offset.height))
        path.addLine(to: CGPoint(x: end.x + offset.width, y: end.y + offset.height))
        return AnyView(MarkOutline(outline: path).stroke(style, style: stroke))
    }
}

/// The marks of a plot, as large as it.
struct PlotCanvas: PrimitiveView {
    let size: CGSize
    let items: [PlotItem]
    /// What annotations must fit into, in the plot's coordinates.
    let area: CGRect

    static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        var content = inputs
        content.stackAxis = nil
        var nodes: [LayoutNode] = [], frames: [CGRect] = []
        for (index, item) in view.items.enumerated() {
            let node = ViewResolver.node(of: item.view, content.child(index))
            nodes.append(node)
            frames.append(view.frame(of: item, node))
        }
        list.append(ContainerNode(PlacedLayout(size: view.size, frames: frames), children: nodes, inputs))
    }

    private func frame(of item: PlotItem, _ node: LayoutNode) -> CGRect {
        switch item.place {
        case .plot: return CGRect(origin: .zero, size: size)
        case .centered(let point):
            let own = node.sizeThatFits(.unspecified)
            return CGRect(
                x: point.x - own.width / 2, y: point.y - own.height / 2, width: own.width, height: own.height)
        case .annotation(let annotation, let target):
            return annotation.frame(of: node.sizeThatFits(.unspecified), beside: target, in: area)
        }
    }
}

/// Something to draw in a plot.
struct PlotItem {
    var view: AnyView
    /// Nil for the whole plot; of a size of its own where only the middle is known.
    var place = Place.plot
    var zIndex = 0.0

    enum Place {
        case plot
        /// As large as it likes, around a point.
        case centered(CGPoint)
        case annotation(MarkAnnotation, CGRect)
    }
}
