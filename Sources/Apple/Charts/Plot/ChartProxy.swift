import Foundation
import SwiftUICore

/// A chart's scales, for views over or behind it.
public struct ChartProxy {
    let model: ChartModel
    /// As it is seen, in the chart's coordinates.
    let plot: CGRect
    /// The chart's, in points of the picture.
    let origin: CGPoint

    /// Points.
    public var plotSize: CGSize { plot.size }
    public var plotAreaSize: CGSize { plot.size }

    /// The plot's place; nil while a chart has none.
    public var plotFrame: Anchor<CGRect>? { plotAreaFrame }
    public var plotAreaFrame: Anchor<CGRect> { Anchor(global: plot.offsetBy(dx: origin.x, dy: origin.y)) }
    public var plotContainerFrame: Anchor<CGRect>? { plotAreaFrame }

    private var geometry: MarkGeometry { MarkGeometry(model: model, size: plot.size) }

    /// Points from the plot's leading edge; nil for a value that the scale does not have.
    public func position<P: Plottable>(forX value: P) -> CGFloat? { model.x.scalar(value.plotValue).map(geometry.x) }

    /// Points from the plot's top.
    public func position<P: Plottable>(forY value: P) -> CGFloat? { model.y.scalar(value.plotValue).map(geometry.y) }

    public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The stretch that a category has, or the point of another value.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        range(value, model.x, geometry.x)
    }

    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        range(value, model.y, geometry.y)
    }

    private func range<P: Plottable>(
        _ value: P, _ scale: PlotScale, _ place: (Double) -> CGFloat
    ) -> ClosedRange<CGFloat>? {
        let value = PlottedValue(value.plotValue)
        guard let scalar = scale.scalar(value) else { return nil }
        let band = scale.band(value) ?? scalar...scalar
        let ends = (place(band.lowerBound), place(band.upperBound))
        return min(ends.0, ends.1)...max(ends.0, ends.1)
    }

    /// What lies at a distance from the plot's leading edge.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        model.x.value(at: position, length: plot.width).flatMap { P(plotValue: $0) }
    }

    /// What lies at a distance from the plot's top.
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        model.y.value(at: plot.height - position, length: plot.height).flatMap { P(plotValue: $0) }
    }

    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }

    /// The color of a value that `foregroundStyle(by:)` tells.
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        model.foreground.visual(for: value.plotValue)
    }

    /// Square points.
    public func symbolSize<P: Plottable>(for value: P) -> CGFloat? { model.symbolSizes.visual(for: value.plotValue) }

    public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { model.lineStyles.visual(for: value.plotValue) }

    public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(model.x) }
    public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(model.y) }
    public func foregroundStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
        model.foreground.domain.compactMap { P(plotValue: $0) }
    }

    private func domain<P: Plottable>(_ scale: PlotScale) -> [P] {
        let values: [_PlotValue] =
            switch scale.domain {
            case .numbers(let range): [.number(range.lowerBound), .number(range.upperBound)]
            case .dates(let range):
                [range.lowerBound, range.upperBound].map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
            case .categories(let names): names
            }
        return values.compactMap { P(plotValue: $0) }
    }

    /// In a still picture nobody selects.
    public func selectXValue(at position: CGFloat) {}
    /// Does nothing: in a still picture nobody selects.
    public func selectYValue(at position: CGFloat) {}
}
