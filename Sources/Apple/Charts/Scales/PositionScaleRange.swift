import Foundation

/// Which part of the plot a scale takes.
public protocol PositionScaleRange {
    /// Points that are left free before the first and after the last value.
    var _padding: (start: CGFloat, end: CGFloat) { get }
}

/// The plot's width or height less some points.
public struct PlotDimensionScaleRange: PositionScaleRange {
    public let _padding: (start: CGFloat, end: CGFloat)
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    public static var plotDimension: PlotDimensionScaleRange { .plotDimension(padding: 0) }

    /// - Parameter padding: points at both ends.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        .plotDimension(startPadding: padding, endPadding: padding)
    }

    public static func plotDimension(
        startPadding: CGFloat = 0, endPadding: CGFloat = 0
    ) -> PlotDimensionScaleRange { PlotDimensionScaleRange(_padding: (startPadding, endPadding)) }
}
