/// Knows who handles an intent.
public protocol INIntentHandlerProviding: NSObjectProtocol {
    func handler(for intent: INIntent) -> Any?
}

/// The principal class of an Intents extension.
open class INExtension: NSObject, INIntentHandlerProviding {
    public override init() { super.init() }
    open func handler(for intent: INIntent) -> Any? { self }
}
