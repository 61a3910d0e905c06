import ActivityKit
import Geometry
import RenderModel
import SwiftUICore

/// A Live Activity in a preview.
package protocol ActivityPreviewing {
    var viewState: ActivityViewState { get }
    var viewKind: ActivityPreviewViewKind { get }
    /// The configuration for these attributes; nil where the program has none.
    @MainActor var source: (any ActivitySource)? { get }
}

/// A state of a Live Activity, as the presentation that a preview asks for.
struct ActivityPreview<Attributes: ActivityAttributes>: View, ActivityPreviewing {
    let viewState: ActivityViewState
    let viewKind: ActivityPreviewViewKind

    var source: (any ActivitySource)? { ActivityConfigurationRegistry.source(for: Attributes.self) }

    var body: some View {
        if let scene = source?.scene(of: viewState, in: viewKind.presentation, log: IslandFitLog()) {
            scene.view
        }
    }
}

extension ActivityAttributes {
    /// A view of the Live Activity for `PreviewProvider`.
    @MainActor @preconcurrency
    public func previewContext(
        _ contentState: Self.ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
    ) -> some View {
        ActivityPreview<Self>(
            viewState: ActivityViewState(self, contentState, isStale: isStale), viewKind: viewKind)
    }
}

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
