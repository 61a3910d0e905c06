import SwiftUICore

nonisolated extension ChartContent {
    /// Points.
    public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        changingStyle {
            $0.offset.width += x
            $0.offset.height += y
        }
    }

    public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        edges(leading: x, trailing: x, start: yStart, end: yEnd)
    }

    public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        edges(leading: xStart, trailing: xEnd, start: y, end: y)
    }

    public func offset(
        xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
    ) -> some ChartContent { edges(leading: xStart, trailing: xEnd, start: yStart, end: yEnd) }

    private func edges(leading: CGFloat, trailing: CGFloat, start: CGFloat, end: CGFloat) -> some ChartContent {
        changingStyle {
            $0.edgeOffsets.leading += leading
            $0.edgeOffsets.trailing += trailing
            $0.edgeOffsets.bottom += start
            $0.edgeOffsets.top += end
        }
    }

    /// Bars of different values side by side.
    ///
    /// - Parameters:
    ///   - axis: the axis along which they lie; nil for the one that the bars stand on.
    ///   - span: how much of the place they share.
    public func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        changingStyle { $0.positionBy.append(PositionGrouping(value: value.plotted, axis: axis, span: span)) }
    }
}
