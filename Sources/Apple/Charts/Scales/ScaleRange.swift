import SwiftUICore

/// What a scale makes of values: colors, symbols, sizes.
public protocol ScaleRange {
    associatedtype VisualValue

    var _visualValues: [VisualValue] { get }
    /// Whether values between the first and the last one blend.
    var _isContinuous: Bool { get }
}

extension ScaleRange {
    public var _isContinuous: Bool { false }
}

extension Array: ScaleRange {
    public typealias VisualValue = Element

    public var _visualValues: [Element] { self }
}

extension Gradient: ScaleRange {
    public typealias VisualValue = Color

    public var _visualValues: [Color] { stops.map(\.color) }
    public var _isContinuous: Bool { true }
}

extension ClosedRange: ScaleRange {
    public typealias VisualValue = Bound

    public var _visualValues: [Bound] { [lowerBound, upperBound] }
    public var _isContinuous: Bool { true }
}
