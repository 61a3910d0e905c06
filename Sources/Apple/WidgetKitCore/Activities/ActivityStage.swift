import DisplayList
import Foundation
import Geometry
import RenderModel
import SwiftUICore

/// Sets a Live Activity's view on the Lock Screen or in the island and draws it.
@MainActor
struct ActivityStage {
    let request: DrawRequest
    let presentation: ActivityPresentation
    let source: any ActivitySource
    let state: ActivityViewState
    var redaction: RedactionReasons
    let resources: WidgetResources
    /// The toggle whose intent is being performed.
    var tappedToggle: ViewIdentity?

    /// The views in their places, and what is needed to draw them.
    struct Scene {
        var content: LayoutNode
        var background: LayoutNode?
        var environment: EnvironmentValues
        var session: ResolutionSession
        /// Points.
        var size: CGSize
        var url: URL?
        var keylineColor: Color?
        var stages = Drawing.Stages()
    }

    var isInStandBy: Bool { request.presentation.mode == .standBy }

    /// The environment that the system gives a Live Activity, without its assets.
    private func environment() -> EnvironmentValues {
        var values = WidgetStage.environment(for: request)
        // The island is black, StandBy too, and the always-on Lock Screen is shown as a dark one.
        let isDark = request.scheme == .dark || presentation.isIsland || presentation.activityFamily == .small
            || request.presentation.isLuminanceReduced || isInStandBy
        values.colorScheme = isDark ? .dark : .light
        values.activityFamily = presentation.activityFamily
        values.supportedActivityFamilies = source.supplementalFamilies.contains(.small) ? [.small, .medium] : [.medium]
        values.isActivityFullscreen = isInStandBy
        values.showsWidgetContainerBackground = presentation == .lockScreen && !isInStandBy
        values.containerShape = _ContainerShapeContext(_ContainerShapeContext.Container())
        return values
    }

    func draw() -> Drawing {
        var scene = layOut()
        let clock = ContinuousClock()
        let start = clock.now
        var drawing = record(scene)
        scene.stages.record = (clock.now - start).seconds
        drawing.stages = scene.stages
        drawing.activity = state.summary
        return drawing
    }

    /// The intents of the drawing's areas, in their order.
    func recordedIntents() -> [RecordedIntent] {
        guard presentation.isInteractive else { return [] }
        let scene = layOut()
        var recorder = DisplayListRecorder(displayScale: request.surface.displayScale) { _ in }
        scene.background?.record(&recorder)
        scene.content.record(&recorder)
        return recorder.intents
    }

    func viewTree() -> ViewTree {
        let scene = layOut()
        return ViewTree(
            (scene.background.map { [$0] } ?? []) + [scene.content], displayScale: request.surface.displayScale)
    }

    // MARK: Layout

    /// What the presentation offers its view; the view decides how much of it is used.
    private var offered: CGSize { request.surface.size }

    private func layOut() -> Scene {
        let session = ResolutionSession()
        var environment = environment()
        environment.redactionReasons = redaction
        environment.tappedToggle = tappedToggle
        environment.assetSource = resources.source { session.report($0) }
        environment.relativeContainerSize = offered

        let log = IslandFitLog()
        let clock = ContinuousClock()
        let start = clock.now
        var layout = Duration.zero
        var scene = Scene(
            content: .empty, environment: environment, session: session, size: request.surface.size)
        var passes = 0, wanted = CGSize.zero
        repeat {
            scene.content = ViewRenderer.resolve(in: environment, session) {
                let made = source.scene(of: state, in: presentation, log: log)
                (scene.url, scene.keylineColor) = (made?.url, made?.keylineColor)
                return made?.view ?? AnyView(EmptyView())
            }
            scene.background = session.containerBackground
            let layoutStart = clock.now
            wanted = scene.content.sizeThatFits(ProposedViewSize(offered))
            scene.size = size(for: wanted)
            let bounds = CGRect(origin: .zero, size: scene.size)
            environment.containerShape.container?.outline = outline(of: bounds)
            PlacementScope.outermost {
                scene.content.placeCentred(in: bounds)
                scene.background?.placeCentred(in: bounds)
            }
            session.runLayoutActions(in: [scene.content] + (scene.background.map { [$0] } ?? []))
            layout += clock.now - layoutStart
            passes += 1
        } while session.needsUpdate && passes < ViewRenderer.maximumPasses
        session.reportIfUnsettled()
        session.endPasses()
        let fit = ActivityFit(presentation: presentation, wanted: wanted, shown: scene.size, log: log)
        fit.findings.forEach(session.report)
        scene.stages.resolve = (clock.now - start - layout).seconds
        scene.stages.layout = layout.seconds
        return scene
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
        .roundedRectangle(bounds, radius: request.surface.cornerRadius, continuous: true)
    }
}
