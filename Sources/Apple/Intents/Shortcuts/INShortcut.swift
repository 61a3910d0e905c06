/// Something that the system can offer: an intent or an activity.
open class INShortcut: NSObject {
    public let intent: INIntent?
    public let userActivity: NSUserActivity?

    public init?(intent: INIntent) {
        self.intent = intent
        userActivity = nil
    }

    public init(userActivity: NSUserActivity) {
        intent = nil
        self.userActivity = userActivity
    }
}

/// A shortcut with the phrase that the user recorded for it.
open class INVoiceShortcut: NSObject {
    public let identifier: UUID
    public let invocationPhrase: String
    public let shortcut: INShortcut

    init(identifier: UUID, invocationPhrase: String, shortcut: INShortcut) {
        self.identifier = identifier
        self.invocationPhrase = invocationPhrase
        self.shortcut = shortcut
    }
}

/// Knows the user's shortcuts; nobody has recorded any here.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
    public static let shared = INVoiceShortcutCenter()

    private override init() { super.init() }

    open func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
        completion([], nil)
    }

    open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }

    open func getVoiceShortcut(
        with identifier: UUID, completion: @escaping (INVoiceShortcut?, (any Error)?) -> Void
    ) {
        completion(nil, nil)
    }

    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
