/// Starts in the background and may ask for the app.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
    public func requestToContinueInForeground(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () -> Void)? = nil
    ) async throws {}

    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () -> Void)? = nil
    ) -> AppIntentError { .needsToContinueInForeground }
}
