/// Something of an app's that an intent can name. Xcode generates subclasses for a definition's custom types.
open class INObject: NSObject, NSCopying, INSpeakable, _INValueStore {
    /// What the app tells its objects apart by.
    open var identifier: String?
    /// What the system shows.
    open var displayString: String
    /// How Siri says it.
    open var pronunciationHint: String?
    /// What the system shows below, among the options.
    open var subtitleString: String?
    open var displayImage: INImage?

    public var _values: [String: Any] = [:]
    private var alternatives: [INSpeakableString]?

    public init(
        identifier: String?, display displayString: String, pronunciationHint: String?,
        subtitle subtitleString: String?, image displayImage: INImage?
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.pronunciationHint = pronunciationHint
        self.subtitleString = subtitleString
        self.displayImage = displayImage
    }

    public convenience init(identifier: String?, display displayString: String, pronunciationHint: String?) {
        self.init(
            identifier: identifier, display: displayString, pronunciationHint: pronunciationHint, subtitle: nil,
            image: nil)
    }

    public convenience init(identifier: String?, display displayString: String) {
        self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
    }

    public convenience init(
        identifier: String?, display displayString: String, subtitle subtitleString: String?,
        image displayImage: INImage?
    ) {
        self.init(
            identifier: identifier, display: displayString, pronunciationHint: nil, subtitle: subtitleString,
            image: displayImage)
    }

    /// The definition that the class was generated from.
    open class var _definition: _INTypeDefinition? { nil }

    open var spokenPhrase: String { displayString }
    open var vocabularyIdentifier: String? { identifier }
    open var alternativeSpeakableMatches: [any INSpeakable]? { alternatives }
    open func setAlternativeSpeakableMatches(_ matches: [INSpeakableString]?) { alternatives = matches }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String { displayString }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INObject, type(of: other) == type(of: self) else { return false }
        return other === self
            || (other.identifier == identifier && other.displayString == displayString
                && NSDictionary(dictionary: _values).isEqual(to: other._values))
    }

    open override var hash: Int { (identifier ?? displayString).hashValue }
}

/// Options under a heading.
open class INObjectSection<ObjectType>: NSObject {
    public let title: String?
    public let items: [ObjectType]

    public init(title: String?, items: [ObjectType]) {
        self.title = title
        self.items = items
    }
}

/// The options of a parameter, in sections or not.
open class INObjectCollection<ObjectType>: NSObject {
    public let sections: [INObjectSection<ObjectType>]
    /// Whether the system orders the items by their names and shows an index of letters.
    open var usesIndexedCollation = false

    public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }
    public init(items: [ObjectType]) { sections = [INObjectSection(title: nil, items: items)] }

    open var allItems: [ObjectType] { sections.flatMap(\.items) }
}

/// What Siri can say and recognize.
public protocol INSpeakable: NSObjectProtocol {
    var spokenPhrase: String { get }
    var pronunciationHint: String? { get }
    var vocabularyIdentifier: String? { get }
    var alternativeSpeakableMatches: [any INSpeakable]? { get }
}

/// A word with how it is said.
open class INSpeakableString: NSObject, INSpeakable {
    public let vocabularyIdentifier: String?
    public let spokenPhrase: String
    public let pronunciationHint: String?
    open var alternativeSpeakableMatches: [any INSpeakable]? { nil }

    public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.vocabularyIdentifier = vocabularyIdentifier
        self.spokenPhrase = spokenPhrase
        self.pronunciationHint = pronunciationHint
    }

    public init(spokenPhrase: String) {
        vocabularyIdentifier = nil
        self.spokenPhrase = spokenPhrase
        pronunciationHint = nil
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INSpeakableString else { return false }
        return other.spokenPhrase == spokenPhrase && other.vocabularyIdentifier == vocabularyIdentifier
    }

    open override var hash: Int { spokenPhrase.hashValue }
}
