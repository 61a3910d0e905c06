import DisplayList
import Foundation
import Geometry
import RenderModel
import SwiftUICore

/// Draws the edit-widget page on its card.
@MainActor
struct EditPageStage {
    let request: DrawRequest
    let page: EditPage
    let resources: WidgetResources

    /// Points beside the card on the screen, its widest, and the radius of its corners: looked at, not measured.
    nonisolated static let inset: CGFloat = 16, greatestWidth: CGFloat = 400, cornerRadius = 26.0

    func draw() -> Drawing {
        let session = ResolutionSession()
        var environment = WidgetStage.environment(for: request)
        environment.colorScheme = request.scheme == .dark ? .dark : .light
        environment.assetSource = resources.source { session.report($0) }
        let card = background(in: environment)
        // Words stand out from the card, whatever colour it was given.
        environment.colorScheme = card.luma < 0.5 ? .dark : .light
        let clock = ContinuousClock(), start = clock.now
        let width = min(request.surface.screen.width - 2 * Self.inset, Self.greatestWidth)
        var root = LayoutNode.empty, bounds = CGRect.zero, layout = Duration.zero, passes = 0
        repeat {
            root = ViewRenderer.resolve(in: environment, session) { EditPageView(page: page) }
            let layoutStart = clock.now
            let height = root.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
            bounds = CGRect(x: 0, y: 0, width: width, height: height.rounded(.up))
            PlacementScope.outermost { root.placeCentred(in: bounds) }
            session.runLayoutActions(in: [root])
            layout += clock.now - layoutStart
            passes += 1
        } while session.needsUpdate && passes < ViewRenderer.maximumPasses
        session.reportLayoutIssues(in: [root])
        let resolve = clock.now - start - layout, recordStart = clock.now
        var recorder = DisplayListRecorder(displayScale: request.surface.displayScale) { session.report($0) }
        recorder.append(.fill(.rectangle(bounds), .color(card)))
        root.record(&recorder)
        for text in recorder.texts { text.finding(in: bounds).map(session.report) }
        return Drawing(
            displayList: DisplayList(size: bounds.size, items: recorder.items), findings: session.findings,
            stages: .init(
                resolve: resolve.seconds, layout: layout.seconds, record: (clock.now - recordStart).seconds))
    }

    /// The extension's background colour, or that of the system's grouped lists.
    private func background(in environment: EnvironmentValues) -> ResolvedColor {
        let level = environment.colorScheme == .dark ? 1 : 0
        let usual = SystemColor.background(level: level).resolve(in: environment)
        let name = resources.widgetBackgroundColorName
        guard environment.assetSource.hasColor(named: name, in: environment) else { return usual }
        let color = environment.assetSource.color(named: name, in: environment)
        // A colour set as Xcode's template leaves it has no colour.
        return color.alpha > 0 ? color : usual
    }
}
