import AppIntents
import DisplayList
import Findings
import Foundation
import Geometry
import RenderModel
import SwiftUICore

/// Draws a control on its platter.
@MainActor
struct ControlStage {
    let request: DrawRequest
    let presentation: ControlPresentation
    let resources: WidgetResources
    let content: _ControlContent
    /// Whether the toggle is on, or the button's action being performed.
    let isOn: Bool
    /// As the gallery shows it.
    let displayName: String

    private struct Scene {
        var root: LayoutNode
        var face: ControlFace
        var environment: EnvironmentValues
        var session: ResolutionSession
        var resolve = 0.0
        var layout = 0.0
    }

    private var bounds: CGRect { CGRect(origin: .zero, size: request.surface.size) }

    private func face(_ inputs: _ViewInputs) -> ControlFace {
        // The corner is the round form's.
        let radius = request.surface.cornerRadius
        let labels = [content.stateLabel(isOn), content.label]
        return ControlFace(
            content: content, isOn: isOn, presentation: presentation,
            hasSymbol: LabelPart.exists(.symbol, in: labels, inputs),
            hint: hint(inputs).sentence,
            cell: radius > 0 ? 2 * radius : bounds.height / Double(presentation.rows))
    }

    func draw() -> Drawing {
        let scene = layOut(), face = scene.face
        let clock = ContinuousClock(), start = clock.now
        scene.session.reportLayoutIssues(in: [scene.root])
        scene.session.reportIfUnsettled()
        if !face.hasSymbol, presentation.showsSymbolOnly {
            scene.session.report(
                Finding(
                    .controlSymbolMissing,
                    "the labels of '\(request.kind)' have no image, which is all that \(request.slot) shows, so it is "
                        + "empty; give the control a Label(_:systemImage:)"))
        }
        if presentation == .actionButton, scene.environment.locale.language.languageCode?.identifier != "en" {
            scene.session.report(
                Finding(
                    .actionHintUntranslated,
                    "the system's own words around the hint of '\(request.kind)' are drawn in English, as Apple "
                        + "publishes them in no other language"))
        }
        var recorder = DisplayListRecorder(displayScale: request.surface.displayScale) { scene.session.report($0) }
        let platter = ControlPlatter(
            isLit: face.isLit, isIsland: presentation == .actionButton, palette: request.surface.palette, bounds: bounds,
            cornerRadius: request.surface.cornerRadius, isContinuous: request.slot.hasContinuousCorner)
        for item in platter.items { recorder.append(item) }
        scene.root.record(&recorder)
        for text in recorder.texts { text.finding(in: bounds).map(scene.session.report) }
        var drawing = Drawing(
            displayList: DisplayList(size: bounds.size, items: recorder.items), intents: regions,
            stages: .init(
                resolve: scene.resolve, layout: scene.layout, record: (clock.now - start).seconds))
        drawing.control = description(scene)
        drawing.findings = scene.session.findings
        return drawing
    }

    func viewTree() -> ViewTree { ViewTree([layOut().root], displayScale: request.surface.displayScale) }

    private func layOut() -> Scene {
        let session = ResolutionSession()
        var environment = WidgetStage.environment(for: request)
        // Control Centre is dark whatever the device is set to.
        environment.colorScheme = .dark
        let isConcealed = request.variant == .privacy || request.presentation.concealment != .nothing
        environment.redactionReasons = isConcealed ? .privacy : []
        environment.assetSource = resources.source { session.report($0) }
        let face = face(quietInputs(environment))
        let clock = ContinuousClock(), start = clock.now
        var root = LayoutNode.empty, layout = Duration.zero, passes = 0
        repeat {
            root = ViewRenderer.resolve(in: environment, session) { face }
            let layoutStart = clock.now
            PlacementScope.outermost { root.placeCentred(in: bounds) }
            session.runLayoutActions(in: [root])
            layout += clock.now - layoutStart
            passes += 1
        } while session.needsUpdate && passes < ViewRenderer.maximumPasses
        session.endPasses()
        return Scene(
            root: root, face: face, environment: environment, session: session,
            resolve: (clock.now - start - layout).seconds, layout: layout.seconds)
    }

    private func hint(_ inputs: _ViewInputs) -> ControlHint {
        ControlHint(content: content, isOn: isOn, displayName: displayName, inputs: inputs)
    }

    /// For looking at the labels before they are laid out, without telling twice what is missing.
    private func quietInputs(_ environment: EnvironmentValues) -> _ViewInputs {
        var environment = environment
        environment.assetSource = resources.source { _ in }
        return _ViewInputs(environment: environment, session: ResolutionSession())
    }

    /// The whole control takes the tap; one that is disabled takes none.
    private var regions: [IntentRegion] {
        guard !content.isDisabled else { return [] }
        return [
            IntentRegion(
                RecordedIntent(
                    intent: content.action, isOn: content.isOn.map { _ in isOn }, frame: bounds, order: 0,
                    identity: .root))
        ]
    }

    private func description(_ scene: Scene) -> ControlDescription {
        let inputs = _ViewInputs(environment: scene.environment, session: scene.session)
        let state = content.stateLabel(isOn)
        let nodes = [state, content.label].map { ViewResolver.node(of: $0, inputs) }
        let status = nodes.lazy.compactMap { $0.preference(ControlStatusKey.self) ?? nil }.first
        return ControlDescription(
            role: content.isOn == nil ? .button : .toggle,
            title: LabelPart.string(.title, of: content.label, inputs),
            value: LabelPart.string(.title, of: state, inputs)
                ?? (content.isOn == nil ? LabelPart.string(.subtitle, of: content.label, inputs) : nil),
            isOn: content.isOn.map { _ in isOn },
            isDisabled: content.isDisabled, status: status?.plainString(in: scene.environment),
            actionHint: hint(inputs).custom)
    }
}
