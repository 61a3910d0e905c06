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
