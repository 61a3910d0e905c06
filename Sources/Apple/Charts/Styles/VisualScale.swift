import SwiftUICore

/// From values to colors, symbols, dashes or sizes.
struct VisualScale<Visual> {
    /// In the order of the legend.
    let domain: [_PlotValue]
    private let visuals: [Visual]
    private let mapping: ((_PlotValue) -> Visual?)?
    /// Between the first and the last visual, 0…1; nil for values that are told apart.
    private let blend: (([Visual], Double) -> Visual)?
    private let bounds: ClosedRange<Double>?

    /// - Parameters:
    ///   - values: those of the marks in their order.
    ///   - cycle: what values get that the source says nothing of.
    init(
        _ settings: VisualScaleSettings<Visual>, values: [PlottedValue], cycle: [Visual],
        blend: (([Visual], Double) -> Visual)? = nil
    ) {
        var seen = Set<_PlotValue>(), names: [_PlotValue] = []
        for value in (settings.domain ?? []) + values.map(\.value) where seen.insert(value).inserted {
            names.append(value)
        }
        domain = names
        visuals = settings.range.flatMap { $0.isEmpty ? nil : $0 } ?? cycle
        mapping = settings.mapping
        let numbers = names.compactMap(\.scalar), finite = numbers.filter(\.isFinite)
        let isContinuous = settings.isContinuous || settings.range == nil && settings.mapping == nil
        if let blend, isContinuous, numbers.count == names.count, let least = finite.min(),
            let greatest = finite.max(), least < greatest
        {
            (self.blend, bounds) = (blend, least...greatest)
        } else {
            (self.blend, bounds) = (nil, nil)
        }
    }

    var isContinuous: Bool { blend != nil }

    func visual(for value: _PlotValue) -> Visual? {
        if let mapped = mapping?(value) { return mapped }
        if let blend, let bounds, let number = value.scalar {
            let part = (number - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
            return blend(visuals, part.isNaN ? 0 : max(0, min(1, part)))
        }
        guard !visuals.isEmpty, let index = domain.firstIndex(of: value) else { return nil }
        return visuals[index % visuals.count]
    }
}

/// What values get where the source says nothing.
enum ChartPalette {
    /// Seven colors that repeat, as seen on iOS 18.3.
    static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

    /// What numbers blend between; Apple gives no colors.
    static let heat: [Color] = [.blue.opacity(0.18), .blue]

    static let symbols = BasicChartSymbolShape.cycle.map { AnyChartSymbol.shape(AnySymbolShape($0)) }

    /// Lengths of dashes and gaps, in points, to which the round ends come. The first three are measured on a picture of
    /// 0Itsuki0/SwiftChartsDemo: 7 and 11 from dash to dash, of which 2 are empty.
    static let dashes: [[CGFloat]] = [[], [3, 4], [7, 4], [8, 3, 2, 3], [10, 4]]

    static let lineStyles = dashes.map {
        StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round, dash: $0)
    }

    /// Points. Apple gives no number; lines in Apple's pictures are two points thick.
    static let lineWidth: CGFloat = 2
    /// Of rules, points.
    static let ruleWidth: CGFloat = 1
    /// Of points, in square points: a circle is 6.8 points wide.
    static let symbolArea: CGFloat = 36
    /// The part of its place that a bar fills: 89.4 of 127.7 pixels in home-assistant/iOS's week, 22.35 of 31.93 in its
    /// month.
    static let barRatio: CGFloat = 0.7
    /// Of bars between numbers or dates that are no stretches, in points.
    static let greatestThinBar: CGFloat = 10
    /// Of bars, in points, measured on pictures that `ImageRenderer` makes of Swift Charts at 3×.
    static let barCornerRadius: CGFloat = 2
    /// Of grid lines, points, as in home-assistant/iOS's pictures.
    static let gridWidth: CGFloat = 0.5

    /// A color between those of a continuous scale.
    static func blend(_ colors: [Color], _ part: Double) -> Color {
        guard colors.count > 1 else { return colors.first ?? .blue }
        let place = part * Double(colors.count - 1)
        let index = min(Int(place), colors.count - 2)
        return colors[index].mix(with: colors[index + 1], by: place - Double(index), in: .device)
    }
}
