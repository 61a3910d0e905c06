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
