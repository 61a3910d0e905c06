import SwiftUICore

private enum ActivityFamilyKey: EnvironmentKey { static var defaultValue: ActivityFamily { .medium } }
private enum SupportedActivityFamiliesKey: EnvironmentKey { static var defaultValue: [ActivityFamily] { [.medium] } }
private enum IsActivityFullscreenKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum IsActivityUpdateReducedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// How large the Live Activity is shown.
    public var activityFamily: ActivityFamily {
        get { self[ActivityFamilyKey.self] }
        set { self[ActivityFamilyKey.self] = newValue }
    }

    /// The families that the Live Activity supports.
    public var supportedActivityFamilies: [ActivityFamily] {
        get { self[SupportedActivityFamiliesKey.self] }
        set { self[SupportedActivityFamiliesKey.self] = newValue }
    }

    /// Whether the Live Activity fills the display, as in StandBy.
    public var isActivityFullscreen: Bool {
        get { self[IsActivityFullscreenKey.self] }
        set { self[IsActivityFullscreenKey.self] = newValue }
    }

    /// Whether another device, such as a watch, gets fewer updates than the phone.
    public var isActivityUpdateReduced: Bool {
        get { self[IsActivityUpdateReducedKey.self] }
        set { self[IsActivityUpdateReducedKey.self] = newValue }
    }

    /// Whether the island has less room than usual; it never has in a picture.
    public var isDynamicIslandLimitedInWidth: Bool { false }
}
