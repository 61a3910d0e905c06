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
