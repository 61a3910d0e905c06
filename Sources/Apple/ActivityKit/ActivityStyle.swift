/// How long a Live Activity stays when its app is not used.
public enum ActivityStyle: String, Codable, Hashable, Sendable {
    case standard
    case transient
}
