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
