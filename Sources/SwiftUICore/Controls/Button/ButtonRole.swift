/// What a button is for; a still picture shows all roles alike.
public struct ButtonRole: Hashable, Sendable {
    private let rawValue: Int
    public static let destructive = ButtonRole(rawValue: 0)
    public static let cancel = ButtonRole(rawValue: 1)
}
