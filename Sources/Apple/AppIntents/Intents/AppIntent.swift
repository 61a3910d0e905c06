/// Something that the system can have an app do.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary
    /// `IntentDescription` or its optional: intents declare the one or the other.
    associatedtype _DescriptionValue = IntentDescription?

    init()

    static var title: LocalizedStringResource { get }
    static var description: _DescriptionValue { get }
    static var openAppWhenRun: Bool { get }
    static var isDiscoverable: Bool { get }
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    static var supportedModes: IntentModes { get }
    @ParameterSummaryBuilder static var parameterSummary: SummaryContent { get }

    func perform() async throws -> PerformResult
}

extension AppIntent {
    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    public static var supportedModes: IntentModes { .background }
    public static var parameterSummary: some ParameterSummary { _NoParameterSummary() }
}

extension AppIntent {
    public typealias Parameter<Value: _IntentValue> = IntentParameter<Value>
    public typealias Summary = IntentParameterSummary<Self>
    public typealias When<Then: ParameterSummary, Otherwise: ParameterSummary> =
        ParameterSummaryWhenCondition<Self, Then, Otherwise>
    public typealias Switch<Value> = ParameterSummarySwitchCondition<Self, Value>
    public typealias Case<Value> = ParameterSummaryCaseCondition<Self, Value>
    public typealias DefaultCase = ParameterSummaryDefaultCaseCondition<Self>
}

extension AppIntent {
    /// Performs the intent and gives back its value.
    @discardableResult
    public func callAsFunction(donate: Bool = false) async throws -> PerformResult.Value? {
        try await perform().value
    }

    /// There is no one to ask in a picture; the answer is yes.
    public func requestConfirmation() async throws {}

    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .`continue`, showPrompt: Bool = true
    ) async throws {}

    public func requestConfirmation(
        actionName: ConfirmationActionName = .`continue`, dialog: IntentDialog
    ) async throws {}

    @discardableResult
    public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

    @discardableResult
    public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
        IntentDonationIdentifier()
    }
}
