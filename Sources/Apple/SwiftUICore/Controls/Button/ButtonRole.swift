/// What a button is for: a destructive one is drawn in red by every style but the plain one.
public struct ButtonRole: Hashable, Sendable {
    private let rawValue: Int
    public static let destructive = ButtonRole(rawValue: 0)
    public static let cancel = ButtonRole(rawValue: 1)
    /// Since iOS 26.
    public static let confirm = ButtonRole(rawValue: 2)
    /// Since iOS 26.
    public static let close = ButtonRole(rawValue: 3)
}
