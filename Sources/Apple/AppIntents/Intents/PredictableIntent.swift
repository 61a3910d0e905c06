/// An intent whose use the system predicts; predictions are accepted and never made.
public protocol PredictableIntent: AppIntent {
    associatedtype PredictionConfiguration: IntentPredictionConfiguration
    /// Never asked.
    @IntentPredictionsBuilder<Self> static var predictionConfiguration: PredictionConfiguration { get }
}

/// What says how predicted intents are shown; never asked.
public protocol IntentPredictionConfiguration {}

/// How a predicted intent is shown.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
    public init<each Value: _IntentValue>(
        parameters: (repeat KeyPath<Intent, IntentParameter<each Value>>),
        displayRepresentation: @escaping (repeat each Value) -> DisplayRepresentation
    ) {}

    public init(displayRepresentation: @escaping () -> DisplayRepresentation) {}
}

extension PredictableIntent {
    /// How this intent would be shown as a prediction.
    public typealias Prediction = IntentPrediction<Self>
}

/// The predictions of an intent.
public struct IntentPredictions<Intent: AppIntent>: IntentPredictionConfiguration {
    let predictions: [IntentPrediction<Intent>]
}

/// Collects predictions.
@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
    public static func buildExpression(_ prediction: IntentPrediction<Intent>) -> IntentPrediction<Intent> {
        prediction
    }

    public static func buildBlock(_ predictions: IntentPrediction<Intent>...) -> IntentPredictions<Intent> {
        IntentPredictions(predictions: predictions)
    }
}

/// Tells one donation from another.
public struct IntentDonationIdentifier: Hashable, Sendable {
    public init() {}
}

/// Takes note of what people do; a picture remembers nothing.
public final class IntentDonationManager: Sendable {
    public static let shared = IntentDonationManager()
    private init() {}

    /// Donates to no one; the identifier equals every other one.
    @discardableResult
    public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

    /// Donates to no one; the identifier equals every other one.
    @discardableResult
    public func donate(intent: some AppIntent, result: some IntentResult) async throws -> IntentDonationIdentifier {
        IntentDonationIdentifier()
    }

    /// Does nothing: there are no donations.
    public func deleteDonations(matching identifiers: [IntentDonationIdentifier]) async throws {}
}
