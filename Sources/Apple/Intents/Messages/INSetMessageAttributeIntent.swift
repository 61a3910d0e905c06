/// Marks messages as read, unread or flagged.
open class INSetMessageAttributeIntent: INIntent {
    open private(set) var identifiers: [String]?
    open private(set) var attribute: INMessageAttribute = .unknown
}

/// What messages are marked as.
public enum INMessageAttribute: Int, Sendable {
    case unknown, read, unread, flagged, unflagged, played
}

/// How marking messages ended.
public enum INSetMessageAttributeIntentResponseCode: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
    case failureMessageNotFound, failureMessageAttributeNotSet
}

/// What a handler says after marking messages; no one asks for it here.
open class INSetMessageAttributeIntentResponse: INIntentResponse {
    open private(set) var code: INSetMessageAttributeIntentResponseCode = .unspecified

    public convenience init(code: INSetMessageAttributeIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}

/// Marks messages; never asked, and answers `failure` unless it says otherwise.
public protocol INSetMessageAttributeIntentHandling: NSObjectProtocol {
    /// Never called: Siri does not ask.
    func handle(
        intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void)
    /// Never called: Siri does not ask.
    func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse
}

extension INSetMessageAttributeIntentHandling {
    public func handle(
        intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
    ) {
        completion(INSetMessageAttributeIntentResponse(code: .failure, userActivity: nil))
    }

    public func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse {
        INSetMessageAttributeIntentResponse(code: .failure, userActivity: nil)
    }
}

/// A message that was sent.
open class INMessage: NSObject {
    public let identifier: String
    public let conversationIdentifier: String?
    public let content: String?
    public let dateSent: Date?
    public let sender: INPerson?
    public let recipients: [INPerson]?

    public init(
        identifier: String, conversationIdentifier: String? = nil, content: String?, dateSent: Date?, sender: INPerson?,
        recipients: [INPerson]?
    ) {
        self.identifier = identifier
        self.conversationIdentifier = conversationIdentifier
        self.content = content
        self.dateSent = dateSent
        self.sender = sender
        self.recipients = recipients
    }
}
