/// Whole numbers with a control or a range.
extension IntentParameter where Value.ValueType == Int {
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntControlStyle,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterTraits(
                title, description, range: Self.range(inclusiveRange),
                control: controlStyle.control),
            default: defaultValue)
    }

    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntControlStyle,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) {
        self.init(
            ParameterTraits(
                title, description, provider: optionsProvider, range: Self.range(inclusiveRange),
                control: controlStyle.control),
            default: defaultValue)
    }

    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, inclusiveRange: InclusiveRange<Value.ValueType>,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterTraits(title, description, range: Self.range(inclusiveRange)),
            default: defaultValue)
    }

    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, inclusiveRange: InclusiveRange<Value.ValueType>,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) {
        self.init(
            ParameterTraits(title, description, provider: optionsProvider, range: Self.range(inclusiveRange)),
            default: defaultValue)
    }

    private static func range(_ range: InclusiveRange<Value.ValueType>?) -> ClosedRange<Double>? {
        range.map { range in
            let (lower, upper) = (Double(range.lowerBound), Double(range.upperBound))
            return min(lower, upper)...max(lower, upper)
        }
    }
}

/// Numbers with a control or a range.
extension IntentParameter where Value.ValueType == Double {
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterTraits(
                title, description, range: Self.range(inclusiveRange),
                control: controlStyle.control),
            default: defaultValue)
    }

    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) {
        self.init(
            ParameterTraits(
                title, description, provider: optionsProvider, range: Self.range(inclusiveRange),
                control: controlStyle.control),
            default: defaultValue)
    }

    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, inclusiveRange: InclusiveRange<Value.ValueType>,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterTraits(title, description, range: Self.range(inclusiveRange)),
            default: defaultValue)
    }

    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, inclusiveRange: InclusiveRange<Value.ValueType>,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) {
        self.init(
            ParameterTraits(title, description, provider: optionsProvider, range: Self.range(inclusiveRange)),
            default: defaultValue)
    }

    private static func range(_ range: InclusiveRange<Value.ValueType>?) -> ClosedRange<Double>? {
        range.map { min($0.lowerBound, $0.upperBound)...max($0.lowerBound, $0.upperBound) }
    }
}

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
