/// Something that the system can offer: an intent or an activity.
public enum INShortcut: Hashable, @unchecked Sendable {
    case intent(INIntent)
    case userActivity(NSUserActivity)

    public init?(intent: INIntent) { self = .intent(intent) }

    public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }

    public var intent: INIntent? {
        if case .intent(let intent) = self { intent } else { nil }
    }

    public var userActivity: NSUserActivity? {
        if case .userActivity(let activity) = self { activity } else { nil }
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

    /// Calls the handler with an empty list immediately.
    open func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
        completion([], nil)
    }

    /// Always empty.
    open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }

    /// Calls the handler with nil immediately.
    open func getVoiceShortcut(
        with identifier: UUID, completion: @escaping (INVoiceShortcut?, (any Error)?) -> Void
    ) {
        completion(nil, nil)
    }

    /// Keeps nothing.
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

/// What the user allows Siri.
open class INPreferences: NSObject {
    /// Always `notDetermined`.
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .notDetermined }

    /// Calls the handler with `denied` immediately, without asking the user.
    open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
        handler(.denied)
    }

    open class func siriLanguageCode() -> String { Locale.current.identifier(.bcp47) }
}

/// Whether the user lets Siri use the app.
public enum INSiriAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// Words of the app's that Siri should know.
open class INVocabulary: NSObject {
    public required override init() { super.init() }
    open class func shared() -> Self { Self() }
    /// Keeps nothing: no one speaks.
    open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {}
    open func removeAllVocabularyStrings() {}
}

/// What kind of words they are.
public enum INVocabularyStringType: Int, Sendable {
    case contactName = 1, contactGroupName
    case photoTag = 100, photoAlbumName
    case workoutActivityName = 200
    case carProfileName = 300, carName
    case paymentsOrganizationName = 400, paymentsAccountNickname
    case notebookItemTitle = 500, notebookItemGroupName
    case mediaPlaylistTitle = 700, mediaMusicArtistName, mediaAudiobookTitle, mediaAudiobookAuthorName, mediaShowTitle
}
