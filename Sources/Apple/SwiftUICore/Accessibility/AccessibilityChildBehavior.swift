/// How the children of an accessibility element are treated.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let rawValue: Int
    public static let ignore = AccessibilityChildBehavior(rawValue: 0)
    public static let contain = AccessibilityChildBehavior(rawValue: 1)
    public static let combine = AccessibilityChildBehavior(rawValue: 2)
}
