// The three intents that Xcode's template of an Intents extension handles; many extensions still have them.

/// Sends a message.
open class INSendMessageIntent: INIntent {
    open private(set) var recipients: [INPerson]?
    open private(set) var outgoingMessageType: INOutgoingMessageType = .unknown
    open private(set) var content: String?
    open private(set) var speakableGroupName: INSpeakableString?
    open private(set) var conversationIdentifier: String?
    open private(set) var serviceName: String?
    open private(set) var sender: INPerson?

    public convenience init(
        recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
        speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
        sender: INPerson?, attachments: [INSendMessageAttachment]? = nil
    ) {
        self.init()
        self.recipients = recipients
        self.outgoingMessageType = outgoingMessageType
        self.content = content
        self.speakableGroupName = speakableGroupName
        self.conversationIdentifier = conversationIdentifier
        self.serviceName = serviceName
        self.sender = sender
    }
}

/// Whether a message is text or sound.
public enum INOutgoingMessageType: Int, Sendable {
    case unknown, outgoingMessageText, outgoingMessageAudio
}

/// What goes with a message.
open class INSendMessageAttachment: NSObject {
    public let audioMessageFile: INFile?
    public init(audioMessageFile: INFile) { self.audioMessageFile = audioMessageFile }
}

/// How sending a message ended.
public enum INSendMessageIntentResponseCode: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
    case failureMessageServiceNotAvailable, failureRequiringInAppAuthentication
}

/// The messages that a handler sent; no one asks for them here.
open class INSendMessageIntentResponse: INIntentResponse {
    open private(set) var code: INSendMessageIntentResponseCode = .unspecified
    open var sentMessages: [INMessage]?

    public convenience init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}

/// What a handler makes of a recipient, with a reason if it cannot reach them.
open class INSendMessageRecipientResolutionResult: INPersonResolutionResult {
    open class func unsupported(forReason reason: INSendMessageRecipientUnsupportedReason) -> Self {
        __unsupported(withReason: reason.rawValue)
    }
}

/// Why a recipient cannot be reached.
public enum INSendMessageRecipientUnsupportedReason: Int, Sendable {
    case noAccount = 1, offline, messagingServiceNotEnabledForRecipient, noValidHandle, requestedHandleInvalid
    case noHandleForLabel, requiringInAppAuthentication
}

/// Sends messages; never asked, and answers `failure` unless it says otherwise.
public protocol INSendMessageIntentHandling: NSObjectProtocol {
    /// Never called: Siri does not ask.
    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
    /// Never called: Siri does not ask.
    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
}

extension INSendMessageIntentHandling {
    public func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(INSendMessageIntentResponse(code: .failure, userActivity: nil))
    }

    public func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        INSendMessageIntentResponse(code: .failure, userActivity: nil)
    }
}
