import Foundation
import SwiftUICore

/// A chart's marks with the scales that they make.
struct ChartModel {
    /// Stacked, in drawing order.
    let marks: [ChartMark]
    var x: PlotScale
    var y: PlotScale
    /// The sum of all sectors.
    let sectorTotal: Double
    let foreground: VisualScale<AnyShapeStyle>
    let symbols: VisualScale<AnyChartSymbol>
    let lineStyles: VisualScale<StrokeStyle>
    let symbolSizes: VisualScale<CGFloat>
    /// The values by which bars stand side by side, in their order.
    let groups: [_PlotValue]

    /// - Parameter size: of the whole chart, which decides how many steps its axes have.
    init(_ marks: [ChartMark], _ settings: ChartSettings, size: CGSize) {
        let stacked = ChartMark.stacked(marks)
        self.marks = stacked
        let placed = stacked.filter { $0.kind != .sector }
        x = PlotScale(
            values: placed.flatMap(\.x.values), settings: settings.x.scale,
            steps: AxisDensity.steps(along: size.width, of: .horizontal), axis: settings.x.values)
        y = PlotScale(
            values: placed.flatMap(\.y.values), settings: settings.y.scale,
            steps: AxisDensity.steps(along: size.height, of: .vertical), axis: settings.y.values)
        x.scroll(to: settings.x.scale)
        y.scroll(to: settings.y.scale)
        // Categories are read from top to bottom.
        if case .categories = y.domain { y.isReversed.toggle() }
        sectorTotal =
            stacked.filter { $0.kind == .sector }
            .map { $0.x.values.last?.scalar ?? 0 }.max() ?? 0
        let colors = ChartPalette.colors
        let ends = settings.foreground.blended
        foreground = VisualScale(
            settings.foreground, values: stacked.compactMap(\.style.foregroundBy),
            cycle: colors.map { AnyShapeStyle($0) },
            blend: { _, part in AnyShapeStyle(ChartPalette.blend(ends, part)) })
        symbols = VisualScale(
            settings.symbols, values: stacked.compactMap(\.style.symbolBy), cycle: ChartPalette.symbols)
        lineStyles = VisualScale(
            settings.lineStyles, values: stacked.compactMap(\.style.lineStyleBy), cycle: ChartPalette.lineStyles)
        symbolSizes = VisualScale(
            settings.symbolSizes, values: stacked.compactMap(\.style.symbolSizeBy),
            cycle: [ChartPalette.symbolArea, ChartPalette.symbolArea * 9],
            blend: { sizes, part in (sizes.first ?? 0) + ((sizes.last ?? 0) - (sizes.first ?? 0)) * CGFloat(part) })
        var groups: [_PlotValue] = []
        for value in stacked.flatMap(\.style.positionBy).map(\.value.value) where !groups.contains(value) {
            groups.append(value)
        }
        self.groups = groups
    }

    /// Charts of sectors have no axes.
    var hasAxes: Bool { marks.isEmpty || marks.contains { $0.kind != .sector } }

    func style(of mark: ChartMark) -> AnyShapeStyle {
        if let style = mark.style.foreground { return style }
        if let value = mark.style.foregroundBy, let style = foreground.visual(for: value.value) { return style }
        return AnyShapeStyle(ChartPalette.colors[0])
    }
}

extension PlotScale {
    /// Shows the part of the domain that a chart which scrolls begins with.
    mutating func scroll(to settings: PositionScaleSettings) {
        guard let length = settings.visibleLength, length > 0 else { return }
        isScrolled = true
        let start = settings.scrollStart.flatMap { value in value.scalar } ?? bounds.lowerBound
        switch domain {
        case .numbers:
            domain = .numbers(start...(start + length))
            if step != nil { step = NumberTicks.step(over: bounds, atMost: 4, minimumStride: isWhole ? 1 : nil) }
        case .dates: domain = .dates(start...(start + length))
        case .categories(let names):
            let first = settings.scrollStart.flatMap { names.firstIndex(of: $0) } ?? 0
            domain = .categories(Array(names.dropFirst(first).prefix(max(1, Int(length)))))
        }
    }
}

/// Views at places that are known.
struct PlacedLayout: Layout {
    let size: CGSize
    /// One for each view.
    let frames: [CGRect]

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (subview, frame) in zip(subviews, frames) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }
}
