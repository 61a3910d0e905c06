import DisplayList
import Foundation
import Geometry
import RenderModel
import SwiftUICore

/// Sets a Live Activity's view on the Lock Screen or in the island and draws it.
@MainActor
struct ActivityStage: ExhibitStage {
    let request: DrawRequest
    let presentation: ActivityPresentation
    let source: any ActivitySource
    let state: ActivityViewState
    var redaction: RedactionReasons
    let resources: WidgetResources
    /// The toggle whose intent is being performed.
    var tappedToggle: ViewIdentity?

    struct Details {
        /// The URL and the line of the island, where no view names one.
        var url: URL?
        var keylineColor: Color?
    }

    var isInStandBy: Bool { request.presentation.mode == .standBy }

    /// The environment that the system gives a Live Activity, without its assets.
    private func environment() -> EnvironmentValues {
        var values = WidgetStage.environment(for: request)
        // The island is black, StandBy too, and the always-on Lock Screen is shown as a dark one.
        let isDark =
            request.scheme == .dark || presentation.isIsland || presentation.activityFamily == .small
            || request.presentation.isLuminanceReduced || isInStandBy
        values.colorScheme = isDark ? .dark : .light
        values.activityFamily = presentation.activityFamily
        values.supportedActivityFamilies = source.supplementalFamilies.contains(.small) ? [.small, .medium] : [.medium]
        values.isActivityFullscreen = isInStandBy
        values.showsWidgetContainerBackground = presentation == .lockScreen && !isInStandBy
        values.containerShape = _ContainerShapeContext(_ContainerShapeContext.Container())
        return values
    }

    func recordedIntents() -> [RecordedIntent] {
        presentation.isInteractive ? quietRecorder(of: layOut().drawn).intents : []
    }

    func performing(_ intent: RecordedIntent) -> ActivityStage {
        var copy = self
        copy.tappedToggle = intent.identity
        copy.redaction.insert(.invalidated)
        return copy
    }

    // MARK: Layout

    /// What the presentation offers its view; the view decides how much of it is used.
    private var offered: CGSize { request.surface.size }

    func layOut() -> PlacedScene<Details> {
        let session = ResolutionSession()
        var environment = environment()
        environment.redactionReasons = redaction
        environment.tappedToggle = tappedToggle
        environment.assetSource = resources.source { session.report($0) }
        environment.relativeContainerSize = offered

        let log = IslandFitLog()
        var details = Details(), wanted = CGSize.zero, size = offered
        let pass = ScenePass(in: session) {
            let content = ViewRenderer.resolve(in: environment, session) {
                let made = source.scene(of: state, in: presentation, log: log)
                details = Details(url: made?.url, keylineColor: made?.keylineColor)
                return made?.view ?? AnyView(EmptyView())
            }
            return (content: content, background: session.containerBackground)
        } place: { views in
            wanted = self.wanted(by: views.content)
            size = self.size(for: wanted)
            let bounds = CGRect(origin: .zero, size: size)
            environment.containerShape.container?.outline = outline(of: bounds)
            PlacementScope.outermost {
                views.content.placeCentered(in: bounds)
                views.background?.placeCentered(in: bounds)
            }
            return [views.content] + (views.background.map { [$0] } ?? [])
        }
        session.reportIfUnsettled()
        session.endPasses()
        let fit = ActivityFit(presentation: presentation, wanted: wanted, shown: size, log: log)
        fit.findings.forEach(session.report)
        return PlacedScene(
            content: pass.views.content, background: pass.views.background, details: details, size: size,
            environment: environment, session: session, layout: pass.layout)
    }

    /// The size that a view would like to have, in points.
    private func wanted(by view: LayoutNode) -> CGSize {
        // The Lock Screen is as high as the view is by itself: a shape behind it makes it no higher, as an iPhone's
        // picture of 142.3 points shows (tigi44's LiveActivitiesExample, `live_activity_lockscreen_example`).
        if presentation == .lockScreen {
            let own = view.sizeThatFits(ProposedViewSize(width: offered.width, height: nil))
            if own.height <= offered.height { return own }
        }
        return view.sizeThatFits(ProposedViewSize(offered))
    }

    /// The size that is shown, in points, where the view would like to have `wanted`.
    private func size(for wanted: CGSize) -> CGSize {
        let offered = offered
        let scale = request.surface.displayScale
        // Up to whole pixels, so that no row of the view is lost.
        func pixels(_ length: CGFloat) -> CGFloat { ((length * scale - 0.001).rounded(.up)) / scale }
        switch presentation {
        case .lockScreen, .expanded:
            let heights = IslandMetrics.heights
            let height = min(max(pixels(wanted.height), heights.lowerBound), heights.upperBound)
            return CGSize(width: offered.width, height: height)
        case .compact:
            return CGSize(width: pixels(wanted.width), height: offered.height)
        case .minimal:
            let widths = IslandMetrics.minimalWidths
            return CGSize(
                width: min(max(pixels(wanted.width), widths.lowerBound), widths.upperBound), height: offered.height)
        case .smartStack, .carPlay:
            return offered
        }
    }

    func outline(of bounds: CGRect) -> Outline {
        .plate(bounds, radius: request.surface.cornerRadius, continuous: true)
    }
}
