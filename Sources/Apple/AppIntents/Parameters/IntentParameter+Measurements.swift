/// Lengths, temperatures and the like.
extension IntentParameter {
    public convenience init<Unit: Dimension>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil, defaultUnit: Unit, supportsNegativeNumbers: Bool = false,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.ValueType == Measurement<Unit> {
        let value = defaultValue.map { Measurement(value: $0, unit: defaultUnit) }
        self.init(
            ParameterTraits(title, description, range: supportsNegativeNumbers ? nil : 0...Double.infinity),
            default: value.flatMap { Value._cast($0) as? Value.UnwrappedType })
    }

    public convenience init<Unit: Dimension>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil, defaultUnit: Unit, supportsNegativeNumbers: Bool = false,
        unitAdjustForLocale: Bool, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.ValueType == Measurement<Unit> {
        self.init(
            title: title, description: description, defaultValue: defaultValue, defaultUnit: defaultUnit,
            supportsNegativeNumbers: supportsNegativeNumbers)
    }
}
