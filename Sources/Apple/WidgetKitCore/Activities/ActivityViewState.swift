import ActivityKit
import Foundation
import RenderModel
import SwiftUICore

/// A state of a Live Activity to show, with its types erased.
package struct ActivityViewState: @unchecked Sendable {
    package var attributes: any ActivityAttributes
    /// The attributes' `ContentState`.
    package var state: any (Decodable & Encodable & Hashable)
    package var isStale: Bool
    /// From this moment on it is stale, whatever `isStale` says.
    package var staleDate: Date?
    /// Whether the activity is over and still on the Lock Screen.
    package var hasEnded: Bool
    /// Tells it from the others; nil where it has no name.
    package var name: String?
    package var activityID: String

    package init<Attributes: ActivityAttributes>(
        _ attributes: Attributes, _ state: Attributes.ContentState, isStale: Bool = false, hasEnded: Bool = false,
        name: String? = nil, activityID: String = "activity"
    ) {
        self.attributes = attributes
        self.state = state
        self.isStale = isStale
        self.hasEnded = hasEnded
        self.name = name
        self.activityID = activityID
    }

    /// As it is at that moment.
    func shown(at clock: Date) -> Self {
        var copy = self
        copy.isStale = isStale || (staleDate.map { $0 <= clock } ?? false)
        return copy
    }

    package var summary: ActivityStateSummary {
        ActivityStateSummary(name: name, isStale: isStale, hasEnded: hasEnded)
    }

    func context<Attributes: ActivityAttributes>(of type: Attributes.Type) -> ActivityViewContext<Attributes>? {
        guard let attributes = attributes as? Attributes, let state = state as? Attributes.ContentState
        else { return nil }
        return ActivityViewContext(activityID: activityID, attributes: attributes, state: state, isStale: isStale)
    }
}

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

/// The tint of a Live Activity's background; the outermost view that names one counts.
enum ActivityBackgroundTintKey: PreferenceKey {
    /// A tint that was named, which may be nil.
    struct Tint { var color: Color? }

    static var defaultValue: Tint? { nil }
    static func reduce(value: inout Tint?, nextValue: () -> Tint?) { value = value ?? nextValue() }
}

nonisolated extension View {
    /// The color of the background on the Lock Screen. Where it is translucent, the blurred wallpaper shows through,
    /// as it does for nil.
    public func activityBackgroundTint(_ color: Color?) -> some View {
        preference(key: ActivityBackgroundTintKey.self, value: ActivityBackgroundTintKey.Tint(color: color))
    }

    /// The text color of the button that the system shows beside a Live Activity when it is swiped; no picture has it.
    public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }

    /// Where a view of the expanded island goes if it is too wide for its place beside the camera.
    public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View {
        layoutValue(key: IslandVerticalPlacementKey.self, value: verticalPlacement)
    }
}
