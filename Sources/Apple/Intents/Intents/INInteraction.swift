/// What somebody did through an intent. Donations are taken and forgotten: a picture suggests nothing.
open class INInteraction: NSObject {
    public let intent: INIntent
    public let intentResponse: INIntentResponse?
    open private(set) var intentHandlingStatus: INIntentHandlingStatus = .unspecified
    open var direction: INInteractionDirection = .unspecified
    open var dateInterval: DateInterval?
    open var identifier = UUID().uuidString
    open var groupIdentifier: String?

    public init(intent: INIntent, response: INIntentResponse?) {
        self.intent = intent
        intentResponse = response
    }

    /// Succeeds immediately and keeps nothing.
    open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
    /// Succeeds immediately and keeps nothing.
    open func donate() async throws {}
    /// Succeeds immediately: there are no donations.
    open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }

    /// Succeeds immediately: there are no donations.
    open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }

    /// Succeeds immediately: there are no donations.
    open class func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }
}

/// How far an intent was handled; here it stays `unspecified`.
public enum INIntentHandlingStatus: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired
}

/// Whether the user or somebody else acted.
public enum INInteractionDirection: Int, Sendable {
    case unspecified, outgoing, incoming
}

extension NSUserActivity {
    /// The interaction that the app was opened for.
    public var interaction: INInteraction? { attachments[Self.interactionKey] as? INInteraction }

    /// Hands an intent to an app as the system does when a widget is tapped.
    package func setInteraction(_ interaction: INInteraction) {
        attachments[Self.interactionKey] = interaction
    }

    private static let interactionKey = "INInteraction"
}
