/// Something that the system can have an app do.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary
    /// `IntentDescription` or its optional: intents declare the one or the other.
    associatedtype _DescriptionValue = IntentDescription?

    init()

    /// Names the intent in what `darkroom tap` reports.
    static var title: LocalizedStringResource { get }
    /// Never shown.
    static var description: _DescriptionValue { get }
    /// Whether a tap is reported as one that opens the app.
    static var openAppWhenRun: Bool { get }
    /// Never asked: there is no Shortcuts app.
    static var isDiscoverable: Bool { get }
    /// Never asked: no device is locked.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// A tap is reported as one that opens the app if this contains `foreground`.
    static var supportedModes: IntentModes { get }
    /// The sentence with which the parameters are listed.
    @ParameterSummaryBuilder static var parameterSummary: SummaryContent { get }

    /// Runs when a button or toggle with the intent is tapped, as `darkroom tap` does. What it throws is reported.
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
    /// An input, as `@Parameter` inside the intent.
    public typealias Parameter<Value: _IntentValue> = IntentParameter<Value>
    /// A sentence with the intent's parameters in it.
    public typealias Summary = IntentParameterSummary<Self>
    /// A summary that depends on a parameter's value.
    public typealias When<Then: ParameterSummary, Otherwise: ParameterSummary> =
        ParameterSummaryWhenCondition<Self, Then, Otherwise>
    /// A summary for each value of a parameter.
    public typealias Switch<Value> = ParameterSummarySwitchCondition<Self, Value>
    /// The summary for some values of a parameter.
    public typealias Case<Value> = ParameterSummaryCaseCondition<Self, Value>
    /// The summary for all other values.
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

    /// Returns immediately, as if the user had confirmed.
    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .`continue`, showPrompt: Bool = true
    ) async throws {}

    /// Returns immediately, as if the user had confirmed.
    public func requestConfirmation(
        actionName: ConfirmationActionName = .`continue`, dialog: IntentDialog
    ) async throws {}

    /// Donates to no one; the identifier equals every other one.
    @discardableResult
    public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

    /// Donates to no one; the identifier equals every other one.
    @discardableResult
    public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
        IntentDonationIdentifier()
    }
}

/// What parameters and intents throw to have the system ask for more.
public struct AppIntentError: Error, Equatable, Sendable, CustomStringConvertible {
    public let description: String

    package init(_ description: String) { self.description = description }

    package static let needsToContinueInForeground = AppIntentError("the intent asks to continue in the app")
    public static let restartPerform = AppIntentError("the intent asks to be performed again")

    /// Errors that ask the user to do something first.
    public enum UserActionRequired {
        public static var accountSetup: AppIntentError { AppIntentError("an account must be set up first") }
        public static var signin: AppIntentError { AppIntentError("the user must sign in first") }
        public static var confirmation: AppIntentError { AppIntentError("the user must confirm first") }
    }

    /// Errors about a permission; here there is one for all of them.
    public enum PermissionRequired {
        public static var unknown: AppIntentError { AppIntentError("a permission is missing") }
    }

    /// Errors that end the intent.
    public enum Unrecoverable {
        public static var unknown: AppIntentError { AppIntentError("the intent failed") }
        public static var entityNotFound: AppIntentError { AppIntentError("no such entity") }
        public static var notAllowed: AppIntentError { AppIntentError("the intent is not allowed") }
    }
}

/// Names the packages whose intents belong to an app.
public protocol AppIntentsPackage {
    /// Never asked: all code that is linked is known.
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// Where an intent can run.
public struct IntentModes: OptionSet, Hashable, Sendable {
    /// When the app comes to the front; no app does here, so that all are equal.
    public enum ForegroundMode: Hashable, Sendable {
        case immediate, dynamic, deferred
    }

    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let background = IntentModes(rawValue: 1)
    public static let foreground = IntentModes(rawValue: 2)
    public static func foreground(_ mode: ForegroundMode) -> IntentModes { .foreground }
}

/// Whether the device must be unlocked before an intent runs.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
    case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

extension AppIntent {
    /// Returns immediately, without the app.
    public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {}
}

/// Starts in the background and may ask for the app.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
    /// Returns immediately, without the app and without running `continuation`.
    public func requestToContinueInForeground(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () -> Void)? = nil
    ) async throws {}

    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () -> Void)? = nil
    ) -> AppIntentError { .needsToContinueInForeground }
}

/// Takes the place of a SiriKit intent and of what was configured with it.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The name of the class that the intent definition generated.
    static var intentClassName: String { get }
}

/// A result that opens nothing.
extension Never: AppIntent {
    public static var title: LocalizedStringResource { "" }
    public init() { fatalError("Never has no values") }
    public func perform() async throws -> some IntentResult { .result() }
}

/// The word on the button that confirms.
public enum ConfirmationActionName: Hashable, Sendable {
    case `do`, `continue`, add, buy, call, checkIn, create, get, go, open, order, play, post, request, run, search
    case send, set, share, start, toggle, turnOff, turnOn, view, startNavigation, log, find, filter, download, book
    case addData, playSound, navigate, pay
}
