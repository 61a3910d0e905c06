/// Numbers with a control or a range.
extension IntentParameter where Value.ValueType == Double {
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterTraits(title, description, range: Self.range(inclusiveRange),
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
            ParameterTraits(title, description, provider: optionsProvider, range: Self.range(inclusiveRange),
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
