import RenderModel

/// The presentation of a Live Activity that a preview shows.
public enum ActivityPreviewViewKind: Hashable, Sendable {
    /// On the Lock Screen.
    case content
    case dynamicIsland(DynamicIslandPreviewViewState)

    /// The form of the island that a preview shows.
    public enum DynamicIslandPreviewViewState: Hashable, Sendable {
        /// Both sides of the camera.
        case compact
        case minimal
        case expanded
    }

    package var presentation: ActivityPresentation {
        switch self {
        case .content: .lockScreen
        case .dynamicIsland(.compact): .compact
        case .dynamicIsland(.minimal): .minimal
        case .dynamicIsland(.expanded): .expanded
        }
    }
}
