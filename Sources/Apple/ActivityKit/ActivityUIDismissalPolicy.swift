/// When a Live Activity that has ended leaves the Lock Screen.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
    private enum Moment: Hashable, Sendable {
        case system, now, date(Date)
    }

    private let moment: Moment

    /// After up to four hours.
    public static let `default` = ActivityUIDismissalPolicy(moment: .system)
    public static let immediate = ActivityUIDismissalPolicy(moment: .now)

    /// - Parameter date: within four hours; the system takes no later one.
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
        ActivityUIDismissalPolicy(moment: .date(date))
    }

    var isImmediate: Bool { moment == .now }
}
