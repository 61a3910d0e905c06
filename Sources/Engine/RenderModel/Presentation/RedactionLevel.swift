/// What the system hides of a widget.
package enum RedactionLevel: String, Hashable, Sendable, Codable {
    case nothing
    /// The views that are marked as privacy-sensitive are redacted.
    case sensitiveContent
    /// The placeholder is shown in place of the entry.
    case everything
}

/// How far the device is locked.
package enum LockName: String, Hashable, Sendable, Codable, CaseIterable {
    case unlocked
    /// Locked, after it has been unlocked since it was started.
    case locked
    /// Started, and not unlocked yet.
    case beforeFirstUnlock
}
