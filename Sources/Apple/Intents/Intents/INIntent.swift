/// A request with parameters. Xcode generates subclasses from `.intentdefinition` files, and so does Darkroom.
open class INIntent: NSObject, NSCopying, _INValueStore {
    /// What the system tells one request from another by.
    open private(set) var identifier: String?
    /// What the system offers as a phrase for Siri.
    open var suggestedInvocationPhrase: String?
    open var shortcutAvailability: INShortcutAvailabilityOptions = []
    open var donationMetadata: INIntentDonationMetadata?

    public var _values: [String: Any] = [:]
    private var images: [String: INImage] = [:]
    fileprivate var pathImages: [AnyKeyPath: INImage] = [:]

    public required override init() { super.init() }

    /// The definition that the class was generated from; nil for a class written by hand.
    open class var _definition: _INIntentDefinition? { nil }

    /// What the request is for, in words.
    open var intentDescription: String? { Self._definition.map { String(localized: $0.title) } }

    /// The image of the first parameter that has one.
    open func keyImage() -> INImage? {
        Self._definition?.parameters.lazy.compactMap { [images] in images[$0.name] }.first
            ?? pathImages.values.first
    }

    /// A parameter's value by its name; nil for what is not set.
    open func value(forKey key: String) -> Any? { _values[key] }
    open func setValue(_ value: Any?, forKey key: String) { _values[key] = value }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy._values = _values
        copy.images = images
        copy.pathImages = pathImages
        copy.identifier = identifier
        copy.suggestedInvocationPhrase = suggestedInvocationPhrase
        return copy
    }

    /// Intents of one class are equal where their parameters are.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INIntent, type(of: other) == type(of: self) else { return false }
        return other === self || NSDictionary(dictionary: _values).isEqual(to: other._values)
    }

    open override var hash: Int { String(describing: type(of: self)).hashValue }
}

/// What takes parameters' images by key paths.
public protocol INIntentSetImageKeyPath {}

extension INIntent: INIntentSetImageKeyPath {
    public func setImage(_ image: INImage?, forParameterNamed parameterName: String) { images[parameterName] = image }
    public func image(forParameterNamed parameterName: String) -> INImage? { images[parameterName] }
}

extension INIntentSetImageKeyPath where Self: INIntent {
    public func setImage<Value>(_ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>) {
        pathImages[parameterName] = image
    }

    public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
        pathImages[parameterName]
    }
}

/// Where a suggestion may be shown.
public struct INShortcutAvailabilityOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let sleepMindfulness = INShortcutAvailabilityOptions(rawValue: 1 << 0)
    public static let sleepJournaling = INShortcutAvailabilityOptions(rawValue: 1 << 1)
    public static let sleepMusic = INShortcutAvailabilityOptions(rawValue: 1 << 2)
    public static let sleepPodcasts = INShortcutAvailabilityOptions(rawValue: 1 << 3)
    public static let sleepReading = INShortcutAvailabilityOptions(rawValue: 1 << 4)
    public static let sleepWrapUpYourDay = INShortcutAvailabilityOptions(rawValue: 1 << 5)
    public static let sleepYogaAndStretching = INShortcutAvailabilityOptions(rawValue: 1 << 6)
}

/// What an app tells of a donated intent.
open class INIntentDonationMetadata: NSObject {}

/// What came of an intent.
open class INIntentResponse: NSObject, NSCopying, _INValueStore {
    open var userActivity: NSUserActivity?
    public var _values: [String: Any] = [:]

    public required override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy._values = _values
        copy.userActivity = userActivity
        return copy
    }
}

/// A property of an intent, by its class and its name.
open class INParameter: NSObject {
    public let parameterClass: AnyClass
    public let parameterKeyPath: String
    private var indices: [String: Int] = [:]

    public init(for aClass: AnyClass, keyPath: String) {
        parameterClass = aClass
        parameterKeyPath = keyPath
    }

    open func isEqual(to parameter: INParameter) -> Bool {
        parameter.parameterClass == parameterClass && parameter.parameterKeyPath == parameterKeyPath
    }

    open func setIndex(_ index: Int, forSubKeyPath subKeyPath: String) { indices[subKeyPath] = index }
    open func index(forSubKeyPath subKeyPath: String) -> Int { indices[subKeyPath] ?? NSNotFound }
}

/// Holds the values of the properties that a definition declares, by their names.
public protocol _INValueStore: AnyObject {
    var _values: [String: Any] { get set }
}

// The accessors of generated properties.
extension _INValueStore {
    public func _get<Value>(_ name: String) -> Value? { _values[name] as? Value }
    public func _set<Value>(_ name: String, _ value: Value?) { _values[name] = value.map { $0 as Any } }

    /// - Parameter fallback: what a property holds that was never set: `unknown`, or an enumeration's first case.
    public func _get<Value: RawRepresentable>(_ name: String, else fallback: Value) -> Value
    where Value.RawValue == Int {
        (_values[name] as? Int).flatMap(Value.init) ?? fallback
    }

    public func _set<Value: RawRepresentable>(_ name: String, case value: Value) where Value.RawValue == Int {
        _values[name] = value.rawValue
    }
}
