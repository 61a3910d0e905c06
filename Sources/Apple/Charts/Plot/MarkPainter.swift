import Foundation
import SwiftUICore

/// Makes views of marks.
@MainActor
struct MarkPainter {
    let geometry: MarkGeometry

    private var model: ChartModel { geometry.model }
    private var size: CGSize { geometry.size }

    /// Marks in their order, then annotations.
    func items(_ marks: [ChartMark]) -> [PlotItem] {
        var items: [PlotItem] = [], annotations: [PlotItem] = []
        var series: [SeriesKey: [ChartMark]] = [:]
        for mark in marks where mark.kind == .line || mark.kind == .area {
            series[SeriesKey(mark), default: []].append(mark)
        }
        for mark in marks {
            if mark.kind == .line || mark.kind == .area {
                if let members = series.removeValue(forKey: SeriesKey(mark)) { items += line(members) }
            } else {
                items += shape(mark)
            }
            annotations += self.annotations(of: mark)
        }
        let ordered = items.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
        return ordered.map(\.element) + annotations
    }

    private struct SeriesKey: Hashable {
        let kind: ChartMark.Kind
        let values: [_PlotValue?]

        init(_ mark: ChartMark) { (kind, values) = (mark.kind, mark.seriesKey) }
    }

    // MARK: Lines and areas

    private func line(_ marks: [ChartMark]) -> [PlotItem] {
        guard let first = marks.first else { return [] }
        let method = first.style.interpolation ?? .linear
        if first.kind == .area { return [item(AreaOutline(geometry).path(marks, method), first, fills: true)] }
        let points = marks.compactMap(geometry.point).filter { $0.x.isFinite && $0.y.isFinite }
        var path = Path()
        LineCurve.append(points, method, to: &path)
        let symbols = marks.filter { $0.style.symbol != nil || $0.style.symbolBy != nil }
        return [item(path, first, fills: false)] + symbols.flatMap(symbol)
    }

    // MARK: Other marks

    private func shape(_ mark: ChartMark) -> [PlotItem] {
        switch mark.kind {
        case .point: return symbol(mark)
        case .rule: return [item(rule(mark), mark, fills: false)]
        case .sector: return [item(sector(mark), mark, fills: true)]
        default: return [item(rectangle(mark), mark, fills: true)]
        }
    }

    func rectangle(_ mark: ChartMark) -> Path {
        guard let rect = geometry.rect(mark), rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite,
            rect.height.isFinite
        else { return Path() }
        if mark.style.cornerRadius == nil, let bar = growingBar(mark, rect) { return bar }
        let usual = mark.kind == .bar ? ChartPalette.barCornerRadius : 0
        let radius = min(mark.style.cornerRadius ?? usual, rect.width / 2, rect.height / 2)
        return radius > 0 ? Path(roundedRect: rect, cornerRadius: radius, style: mark.style.cornerStyle) : Path(rect)
    }

    /// A bar that grows to a number is rounded where its stack ends.
    private func growingBar(_ mark: ChartMark, _ rect: CGRect) -> Path? {
        guard mark.kind == .bar, let growth = mark.growth,
            case .interval(let start, let end) = growth.growsUp ? mark.y : mark.x,
            let first = growth.growsUp ? geometry.y(start) : geometry.x(start),
            let last = growth.growsUp ? geometry.y(end) : geometry.x(end)
        else { return nil }
        let (low, high) =
            first < last ? (growth.beginsOutside, growth.endsOutside) : (growth.endsOutside, growth.beginsOutside)
        let (length, breadth) = growth.growsUp ? (rect.height, rect.width) : (rect.width, rect.height)
        let radius = min(ChartPalette.barCornerRadius, breadth / 2, low && high ? length / 2 : length)
        let (before, after) = (low ? radius : 0, high ? radius : 0)
        return Path(
            roundedRect: rect,
            cornerRadii: RectangleCornerRadii(
                topLeading: before, bottomLeading: growth.growsUp ? after : before, bottomTrailing: after,
                topTrailing: growth.growsUp ? before : after))
    }

    private func rule(_ mark: ChartMark) -> Path {
        guard let rect = ruleRect(mark) else { return Path() }
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        return path
    }

    private func ruleRect(_ mark: ChartMark) -> CGRect? {
        var mark = mark
        // A rule has no thickness of its own and runs through the middle of its place.
        mark.width = .fixed(0)
        mark.height = .fixed(0)
        return geometry.rect(mark)
    }

    private func sector(_ mark: ChartMark) -> Path {
        guard case .interval(let start, let end) = mark.x, let from = start.scalar, let to = end.scalar,
            model.sectorTotal > 0
        else { return Path() }
        let room = min(size.width, size.height) / 2
        let outer: CGFloat =
            switch mark.sector.outerRadius.kind {
            case .automatic: room
            case .inset(let inset): room - inset
            case .fixed(let radius): radius
            case .ratio(let ratio): room * ratio
            }
        let inner: CGFloat =
            switch mark.sector.innerRadius.kind {
            case .automatic: 0
            case .inset(let inset): outer - inset
            case .fixed(let radius): radius
            case .ratio(let ratio): room * ratio
            }
        let turn = 2 * CGFloat.pi / CGFloat(model.sectorTotal)
        return SectorOutline(
            center: geometry.moved(CGPoint(x: size.width / 2, y: size.height / 2), mark), innerRadius: inner,
            outerRadius: outer, start: CGFloat(from) * turn, end: CGFloat(to) * turn, inset: mark.sector.angularInset,
            cornerRadius: mark.style.cornerRadius ?? 0
        ).path
    }

    // MARK: Symbols

    private func symbol(_ mark: ChartMark) -> [PlotItem] {
        guard let point = geometry.point(mark), point.x.isFinite, point.y.isFinite else { return [] }
        switch symbolShape(of: mark) {
        case .shape(let shape):
            return [item(shape.path(symbolSize(of: mark)).offsetBy(dx: point.x, dy: point.y), mark, fills: true)]
        case .view(let view):
            let styled = AnyView(view.foregroundStyle(model.style(of: mark)))
            return [PlotItem(view: styled, place: .centered(point), zIndex: mark.style.zIndex ?? 0)]
        }
    }

    private func symbolShape(of mark: ChartMark) -> AnyChartSymbol {
        if let symbol = mark.style.symbol { return symbol }
        if let value = mark.style.symbolBy, let symbol = model.symbols.visual(for: value.value) { return symbol }
        return ChartPalette.symbols[0]
    }

    private func symbolSize(of mark: ChartMark) -> SymbolSize {
        if let size = mark.style.symbolSize { return size }
        if let value = mark.style.symbolSizeBy, let area = model.symbolSizes.visual(for: value.value) {
            return .area(area)
        }
        return .area(ChartPalette.symbolArea)
    }

    // MARK: Annotations

    private func annotations(of mark: ChartMark) -> [PlotItem] {
        guard !mark.style.annotations.isEmpty, let target = target(of: mark),
            (target.minX + target.minY + target.width + target.height).isFinite
        else { return [] }
        return mark.style.annotations.map {
            PlotItem(
                view: $0.content(AnnotationContext(targetSize: target.size)), place: .annotation($0, target))
        }
    }

    /// Where a mark lies in the plot; nil where it lies nowhere.
    func target(of mark: ChartMark) -> CGRect? {
        switch mark.kind {
        case .bar, .rectangle: return geometry.rect(mark)
        case .rule: return ruleRect(mark)
        case .sector:
            // Annotations of sectors lie around the middle of the ring's part.
            let bounds = sector(mark).boundingRect
            return bounds.isNull ? nil : bounds
        case .point:
            guard let point = geometry.point(mark), case .shape(let shape) = symbolShape(of: mark) else {
                return geometry.point(mark).map { CGRect(origin: $0, size: .zero) }
            }
            return shape.path(symbolSize(of: mark)).boundingRect.offsetBy(dx: point.x, dy: point.y)
        case .line, .area:
            guard let point = geometry.point(mark) else { return nil }
            return CGRect(origin: point, size: .zero)
        }
    }

    // MARK: Drawing

    private func item(_ path: Path, _ mark: ChartMark, fills: Bool) -> PlotItem {
        var bounds = path.boundingRect
        if bounds.isNull { bounds = .zero }
        let stroke = lineStyle(of: mark)
        if !fills { bounds = bounds.insetBy(dx: -stroke.lineWidth / 2, dy: -stroke.lineWidth / 2) }
        let aligned = mark.style.alignsWithPlot == true
        let paint = MarkPaint(
            style: model.style(of: mark), bounds: aligned ? CGRect(origin: .zero, size: size) : bounds)
        let outline = MarkOutline(outline: path)
        var view = fills ? AnyView(outline.fill(paint)) : AnyView(outline.stroke(paint, style: stroke))
        let context = MarkEffectContext(bounds: bounds) { marks in
            let items = items(ChartMark.stacked(marks))
            return AnyView(PlotCanvas(size: size, items: items, area: CGRect(origin: .zero, size: size)))
        }
        for effect in mark.style.effects { view = effect.apply(view, context) }
        return PlotItem(view: view, zIndex: mark.style.zIndex ?? 0)
    }

    private func lineStyle(of mark: ChartMark) -> StrokeStyle {
        if let style = mark.style.lineStyle { return style }
        if let value = mark.style.lineStyleBy, let style = model.lineStyles.visual(for: value.value) { return style }
        if mark.kind == .rule { return StrokeStyle(lineWidth: ChartPalette.ruleWidth) }
        return StrokeStyle(lineWidth: ChartPalette.lineWidth, lineCap: .round, lineJoin: .round)
    }
}
