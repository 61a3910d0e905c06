import FoundationCompat

/// A part of what is said of an element that its reader asks for.
open class AXCustomContent: NSObject {
    /// Whether it is read without being asked for.
    public enum Importance: UInt, Sendable { case `default`, high }

    public let label: String
    public let value: String
    open var importance = Importance.default

    public init(label: String, value: String) { (self.label, self.value) = (label, value) }
}
