import Foundation

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
