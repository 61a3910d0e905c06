/// Somebody, by name and address.
open class INPerson: NSObject, NSCopying, INSpeakable {
    open private(set) var personHandle: INPersonHandle?
    open private(set) var nameComponents: PersonNameComponents?
    open private(set) var displayName: String
    open private(set) var image: INImage?
    open private(set) var contactIdentifier: String?
    open private(set) var customIdentifier: String?
    open private(set) var isMe: Bool
    open private(set) var isContactSuggestion = false
    open private(set) var aliases: [INPersonHandle]?
    open private(set) var suggestionType: INPersonSuggestionType
    open var relationship: INPersonRelationship?

    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false, aliases: [INPersonHandle]? = nil,
        suggestionType: INPersonSuggestionType = .none
    ) {
        self.personHandle = personHandle
        self.nameComponents = nameComponents
        self.displayName =
            displayName ?? nameComponents.map { _PersonNameComponentsFormatter().string(from: $0) }
            ?? personHandle.value ?? ""
        self.image = image
        self.contactIdentifier = contactIdentifier
        self.customIdentifier = customIdentifier
        self.isMe = isMe
        self.aliases = aliases
        self.suggestionType = suggestionType
    }

    open var handle: String? { personHandle?.value }
    open var spokenPhrase: String { displayName }
    open var pronunciationHint: String? { nil }
    open var vocabularyIdentifier: String? { customIdentifier }
    open var alternativeSpeakableMatches: [any INSpeakable]? { nil }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INPerson else { return false }
        return other.displayName == displayName && other.personHandle == personHandle
            && other.customIdentifier == customIdentifier && other.contactIdentifier == contactIdentifier
    }

    open override var hash: Int { displayName.hashValue }
}

/// What kind of address the system would suggest.
public enum INPersonSuggestionType: Int, Sendable {
    case none, socialProfile, instantMessageAddress
}

/// What somebody is to the user.
public struct INPersonRelationship: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let father = INPersonRelationship("father")
    public static let mother = INPersonRelationship("mother")
    public static let parent = INPersonRelationship("parent")
    public static let brother = INPersonRelationship("brother")
    public static let sister = INPersonRelationship("sister")
    public static let son = INPersonRelationship("son")
    public static let daughter = INPersonRelationship("daughter")
    public static let child = INPersonRelationship("child")
    public static let friend = INPersonRelationship("friend")
    public static let spouse = INPersonRelationship("spouse")
    public static let partner = INPersonRelationship("partner")
    public static let assistant = INPersonRelationship("assistant")
    public static let manager = INPersonRelationship("manager")
}

/// An address that somebody is reached at.
open class INPersonHandle: NSObject {
    public let value: String?
    public let type: INPersonHandleType
    public let label: INPersonHandleLabel?

    public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel? = nil) {
        self.value = value
        self.type = type
        self.label = label
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INPersonHandle else { return false }
        return other.value == value && other.type == type
    }

    open override var hash: Int { value.hashValue }
}

/// What kind of address it is; the address is not checked.
public enum INPersonHandleType: Int, Sendable {
    case unknown, emailAddress, phoneNumber
}

/// Which of somebody's addresses it is.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let home = INPersonHandleLabel("home")
    public static let work = INPersonHandleLabel("work")
    public static let iPhone = INPersonHandleLabel("iPhone")
    public static let mobile = INPersonHandleLabel("mobile")
    public static let main = INPersonHandleLabel("main")
    public static let school = INPersonHandleLabel("school")
    public static let other = INPersonHandleLabel("other")
}
