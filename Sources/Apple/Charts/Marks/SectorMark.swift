import Foundation

/// A part of a pie or a ring.
public struct SectorMark: PrimitiveMark {
    nonisolated(unsafe) package let mark: ChartMark

    /// - Parameters:
    ///   - angle: the sector's part of all sectors' sum, clockwise from the top.
    ///   - innerRadius: of the room, whose radius is half of the plot's shorter side; 0 where automatic.
    ///   - angularInset: points that are left free at each side.
    public nonisolated init<V: Plottable>(
        angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        var mark = ChartMark(.sector, x: .value(angle.plotted))
        mark.sector = SectorParts(
            innerRadius: innerRadius, outerRadius: outerRadius, angularInset: max(0, angularInset ?? 0))
        self.mark = mark
    }
}
