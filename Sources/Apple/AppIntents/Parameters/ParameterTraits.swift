import RenderModel

/// What is said of a parameter besides its type and its default.
package struct ParameterTraits: @unchecked Sendable {
    package var title: LocalizedStringResource?
    package var description: LocalizedStringResource?
    /// Who is asked for options, in place of the type's own query.
    package var provider: (any DynamicOptionsProvider)?
    package var range: ClosedRange<Double>?
    package var size: ParameterSize?
    /// The words for true and false.
    package var boolNames: Bool.IntentDisplayName?
    /// What the value is entered with, where the source says so.
    package var control: _ParameterControl?
    /// The values that are offered of those that the type has.
    package var supported: [JSONValue]?

    init(
        _ title: LocalizedStringResource?, _ description: LocalizedStringResource?,
        provider: (any DynamicOptionsProvider)? = nil, range: ClosedRange<Double>? = nil, size: ParameterSize? = nil,
        boolNames: Bool.IntentDisplayName? = nil, supported: [JSONValue]? = nil, control: _ParameterControl? = nil
    ) {
        self.title = title
        self.description = description
        self.provider = provider
        self.range = range
        self.size = size
        self.boolNames = boolNames
        self.supported = supported
        self.control = control
    }
}

/// How many values an array may have.
package enum ParameterSize: Sendable {
    case all(IntentCollectionSize)
    case families([IntentWidgetFamily: IntentCollectionSize])

    package func size(in family: IntentWidgetFamily?) -> IntentCollectionSize? {
        switch self {
        case .all(let size): size
        case .families(let sizes): family.flatMap { sizes[$0] }
        }
    }
}
