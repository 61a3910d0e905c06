/// Where a Live Activity is in its life.
public enum ActivityState: String, Codable, Hashable, Sendable {
    case active
    /// Over, and still on the Lock Screen.
    case ended
    /// Over, and gone from the Lock Screen.
    case dismissed
    /// Its content is past its stale date.
    case stale
    /// Requested for a later date.
    case pending
}
