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

/// A short line outside the plot at a value.
public struct AxisTick: AxisMark {
    /// How far a tick reaches.
    public struct Length: Sendable {
        enum Kind { case automatic, label, longestLabel, fixed(CGFloat) }

        let kind: Kind
        var pastLabel: CGFloat = 0

        init(kind: Kind, pastLabel: CGFloat = 0) { (self.kind, self.pastLabel) = (kind, pastLabel) }

        /// 4 points.
        public static var automatic: Length { Length(kind: .automatic) }
        /// As far as the label reaches.
        public static var label: Length { Length(kind: .label) }
        public static func label(extendPastBy length: CGFloat = 0) -> Length { Length(kind: .label, pastLabel: length) }
        /// As far as the longest label of the axis reaches.
        public static var longestLabel: Length { Length(kind: .longestLabel) }
        public static func longestLabel(extendPastBy length: CGFloat = 0) -> Length {
            Length(kind: .longestLabel, pastLabel: length)
        }
    }

    private let centered: Bool?
    private let length: Length
    private let stroke: StrokeStyle?

    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        (self.centered, self.length, self.stroke) = (centered, length, stroke)
    }

    /// - Parameter length: points.
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, length: Length(kind: .fixed(length)), stroke: stroke)
    }

    public func _append(to parts: inout _AxisParts) {
        parts.parts.append(AxisPart(kind: .tick(length), centered: centered, stroke: stroke))
    }
}
