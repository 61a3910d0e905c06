/// Looks for messages.
open class INSearchForMessagesIntent: INIntent {
    open private(set) var recipients: [INPerson]?
    open private(set) var senders: [INPerson]?
    open private(set) var searchTerms: [String]?
    open private(set) var identifiers: [String]?
}

/// How a search for messages ended.
public enum INSearchForMessagesIntentResponseCode: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
    case failureMessageServiceNotAvailable, failureMessageTooManyResults, failureRequiringInAppAuthentication
}

/// The messages that a handler found; no one asks for them here.
open class INSearchForMessagesIntentResponse: INIntentResponse {
    open private(set) var code: INSearchForMessagesIntentResponseCode = .unspecified
    open var messages: [INMessage]?

    public convenience init(code: INSearchForMessagesIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}

/// Looks for messages; never asked, and answers `failure` unless it says otherwise.
public protocol INSearchForMessagesIntentHandling: NSObjectProtocol {
    /// Never called: Siri does not ask.
    func handle(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void)
    /// Never called: Siri does not ask.
    func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse
}

extension INSearchForMessagesIntentHandling {
    public func handle(
        intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void
    ) {
        completion(INSearchForMessagesIntentResponse(code: .failure, userActivity: nil))
    }

    public func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
        INSearchForMessagesIntentResponse(code: .failure, userActivity: nil)
    }
}
