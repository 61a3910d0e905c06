/// Where in the expanded Dynamic Island a region lies.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    private let name: String

    /// Beside the camera, and on below it.
    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    /// Beside the camera, and on below it.
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    /// Below the camera.
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    /// Below all others.
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}
