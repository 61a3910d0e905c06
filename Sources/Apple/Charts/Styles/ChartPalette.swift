import SwiftUICore

/// What values get where the source says nothing.
enum ChartPalette {
    /// Seven colors that repeat, as seen on iOS 18.3.
    static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

    /// What numbers blend between; Apple gives no colors.
    static let heat: [Color] = [.blue.opacity(0.2), .blue]

    static let symbols = BasicChartSymbolShape.cycle.map { AnyChartSymbol.shape(AnySymbolShape($0)) }

    /// Lengths of dashes and gaps, in points.
    static let dashes: [[CGFloat]] = [[], [6, 4], [2, 2], [8, 3, 2, 3], [10, 4]]

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
    /// Of bars, in points; Apple's are rounded without being told, by a number that is not given.
    static let barCornerRadius: CGFloat = 1.5
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
