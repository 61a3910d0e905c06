@_exported import Foundation

/// A request with parameters, as SiriKit's intent definitions generate them.
open class INIntent: NSObject {
    public required override init() { super.init() }

    /// The name that the system shows for a suggested intent.
    open var suggestedInvocationPhrase: String?

    /// The definition's name; the class name unless a subclass says otherwise.
    open var identifier: String? { String(describing: type(of: self)) }
}
