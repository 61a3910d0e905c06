/// What becomes of a view that is too wide for its place beside the camera.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    private let name: String

    /// It is made as narrow as the place.
    public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
    /// It moves below the camera.
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(name: "belowIfTooWide")
}
