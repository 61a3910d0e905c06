import RenderModel

/// How large a Live Activity is shown.
public enum ActivityFamily: Int, Hashable, Sendable, Codable, CustomStringConvertible {
    /// In the Smart Stack of a watch and in CarPlay.
    case small
    /// On the Lock Screen.
    case medium

    /// As in source: `small` or `medium`.
    public var description: String {
        switch self {
        case .small: "small"
        case .medium: "medium"
        }
    }
}

extension ActivityPresentation {
    package var activityFamily: ActivityFamily { self == .smartStack || self == .carPlay ? .small : .medium }
}
