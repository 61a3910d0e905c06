import SwiftUICore

/// A line through the plot at a value.
public struct AxisGridLine: AxisMark {
    private let centered: Bool?
    private let stroke: StrokeStyle?

    /// - Parameters:
    ///   - centered: whether it lies between values.
    ///   - stroke: 0.5 points thick where nil.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        (self.centered, self.stroke) = (centered, stroke)
    }

    public func _append(to parts: inout _AxisParts) {
        parts.parts.append(AxisPart(kind: .gridLine, centered: centered, stroke: stroke))
    }
}
