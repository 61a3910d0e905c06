import DisplayList
import Foundation
import Geometry
import RenderModel
import SwiftUICore

/// Draws a view over all of a request's surface, as an app draws its window: without container and background.
@MainActor
package struct CompositionStage: ExhibitStage {
    let request: DrawRequest
    /// What it says is the system's.
    let isAudited = false
    private let makeView: @MainActor () -> AnyView

    /// - Parameter makeView: makes the view that is drawn, in the request's environment.
    package static func drawing(_ request: DrawRequest, of makeView: @escaping @MainActor () -> AnyView) -> Drawing {
        Self(request, makeView).draw()
    }

    private init(_ request: DrawRequest, _ makeView: @escaping @MainActor () -> AnyView) {
        (self.request, self.makeView) = (request, makeView)
    }

    func layOut() -> PlacedScene<Void> {
        let session = ResolutionSession()
        var environment = WidgetStage.environment(for: request)
        environment.assetSource = WidgetResources.shared.source { session.report($0) }
        let bounds = CGRect(origin: .zero, size: request.surface.size)
        let pass = ScenePass(in: session) {
            ViewRenderer.resolve(in: environment, session) { makeView() }
        } place: { root in
            PlacementScope.outermost { root.placeCentered(in: bounds) }
            return [root]
        }
        session.endPasses()
        return PlacedScene(
            content: pass.views, details: (), size: bounds.size, environment: environment, session: session,
            layout: pass.layout)
    }

    func record(_ scene: PlacedScene<Void>) -> Drawing {
        scene.session.reportLayoutIssues(in: scene.placed)
        var recorder = recorder(in: scene.session)
        scene.content.record(&recorder)
        // No widget is archived: a picture may be as large as a screen.
        let findings = scene.session.findings.filter { $0.code != .imageTooLarge }
        return Drawing(displayList: DisplayList(size: scene.size, items: recorder.items), findings: findings)
    }
}
