import Foundation
import SwiftUICore

/// The values that a scale shows.
public protocol ScaleDomain {
    var _domain: _ScaleDomainValues { get }
}

/// A domain without its type.
public struct _ScaleDomainValues {
    enum Kind {
        case values([_PlotValue])
        case automatic(includesZero: Bool?, reversed: Bool)
    }

    let kind: Kind
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _domain: _ScaleDomainValues {
        _ScaleDomainValues(kind: .values([lowerBound.plotValue, upperBound.plotValue]))
    }
}

extension Range: ScaleDomain where Bound: Plottable {
    public var _domain: _ScaleDomainValues {
        _ScaleDomainValues(kind: .values([lowerBound.plotValue, upperBound.plotValue]))
    }
}

extension Array: ScaleDomain where Element: Plottable {
    public var _domain: _ScaleDomainValues { _ScaleDomainValues(kind: .values(map(\.plotValue))) }
}

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
    /// The elements follow one another; values beyond the last begin again with the first.
    public typealias VisualValue = Element

    public var _visualValues: [Element] { self }
}

extension Gradient: ScaleRange {
    /// Colors between the stops are blended.
    public typealias VisualValue = Color

    public var _visualValues: [Color] { stops.map(\.color) }
    public var _isContinuous: Bool { true }
}

extension ClosedRange: ScaleRange {
    /// Values between the bounds are blended.
    public typealias VisualValue = Bound

    public var _visualValues: [Bound] { [lowerBound, upperBound] }
    public var _isContinuous: Bool { true }
}

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

/// A domain that is made of the data.
public struct AutomaticScaleDomain: ScaleDomain {
    private let includesZero: Bool?
    private let reversed: Bool

    init(includesZero: Bool? = nil, reversed: Bool = false) {
        (self.includesZero, self.reversed) = (includesZero, reversed)
    }

    public var _domain: _ScaleDomainValues {
        _ScaleDomainValues(kind: .automatic(includesZero: includesZero, reversed: reversed))
    }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }

    /// - Parameters:
    ///   - includesZero: whether numbers begin or end at zero where they would not; they do where nil.
    ///   - reversed: whether the greatest value comes first.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, reversed: reversed ?? false)
    }

    /// - Parameter modifyInferredDomain: gets the domain that the data makes; numbers and dates stay as they are.
    public static func automatic<DataValue: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
        modifyInferredDomain: @escaping (inout [DataValue]) -> Void
    ) -> AutomaticScaleDomain { AutomaticScaleDomain(includesZero: includesZero, reversed: reversed ?? false) }
}
