import SwiftUICore

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
