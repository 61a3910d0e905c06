import AppIntents
import DisplayList
import Findings
import Foundation
import Geometry
import RenderModel
import SwiftUICore

/// Draws a control on its platter.
@MainActor
struct ControlStage: ExhibitStage {
    let request: DrawRequest
    let presentation: ControlPresentation
    let resources: WidgetResources
    let content: _ControlContent
    /// Whether the toggle is on, or the button's action being performed.
    var isOn: Bool
    /// As the gallery shows it.
    let displayName: String

    struct Details {
        var face: ControlContentView
    }

    private var bounds: CGRect { CGRect(origin: .zero, size: request.surface.size) }

    private func face(_ inputs: _ViewInputs) -> ControlContentView {
        // The corner is the round form's.
        let radius = request.surface.cornerRadius
        let labels = [content.stateLabel(isOn), content.label]
        return ControlContentView(
            content: content, isOn: isOn, presentation: presentation,
            hasSymbol: LabelPart.exists(.symbol, in: labels, inputs),
            hint: hint(inputs).sentence,
            cell: radius > 0 ? 2 * radius : bounds.height / Double(presentation.rows))
    }

    func record(_ scene: PlacedScene<Details>) -> Drawing {
        let face = scene.details.face
        scene.session.reportLayoutIssues(in: scene.placed)
        scene.session.reportIfUnsettled()
        if !face.hasSymbol, presentation.showsSymbolOnly {
            scene.session.report(
                Finding(
                    .controlSymbolMissing,
                    "the labels of '\(request.kind)' have no image, which is all that \(request.presentationKind) shows, so it is "
                        + "empty; give the control a Label(_:systemImage:)"))
        }
        if presentation == .actionButton, scene.environment.locale.language.languageCode?.identifier != "en" {
            scene.session.report(
                Finding(
                    .actionHintUntranslated,
                    "the system's own words around the hint of '\(request.kind)' are drawn in English, as Apple "
                        + "publishes them in no other language"))
        }
        var recorder = recorder(in: scene.session)
        let platter = ControlBackground(
            isLit: face.isLit, isIsland: presentation == .actionButton, palette: request.surface.palette,
            bounds: bounds, cornerRadius: request.surface.cornerRadius,
            isContinuous: request.presentationKind.hasContinuousCorner)
        for item in platter.items { recorder.append(item) }
        scene.content.record(&recorder)
        for text in recorder.texts { text.finding(in: bounds).map(scene.session.report) }
        var drawing = Drawing(
            displayList: DisplayList(size: bounds.size, items: recorder.items),
            intents: recordedIntents().map(IntentRegion.init))
        drawing.control = description(scene)
        drawing.findings = scene.session.findings
        return drawing
    }

    func layOut() -> PlacedScene<Details> {
        let session = ResolutionSession()
        var environment = WidgetStage.environment(for: request)
        // Control Center is dark whatever the device is set to.
        environment.colorScheme = .dark
        let isConcealed = request.variant == .privacy || request.presentation.redactionLevel != .nothing
        environment.redactionReasons = isConcealed ? .privacy : []
        environment.assetSource = resources.source { session.report($0) }
        let face = face(quietInputs(environment))
        let pass = ScenePass(in: session) {
            ViewRenderer.resolve(in: environment, session) { face }
        } place: { root in
            PlacementScope.outermost { root.placeCentered(in: bounds) }
            return [root]
        }
        session.endPasses()
        return PlacedScene(
            content: pass.views, details: Details(face: face), size: bounds.size, environment: environment,
            session: session, layout: pass.layout)
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
    func recordedIntents() -> [RecordedIntent] {
        guard !content.isDisabled else { return [] }
        return [
            RecordedIntent(
                intent: content.action, isOn: content.isOn.map { _ in isOn }, frame: bounds, order: 0, identity: .root)
        ]
    }

    func performing(_ intent: RecordedIntent) -> ControlStage {
        var copy = self
        copy.isOn.toggle()
        return copy
    }

    private func description(_ scene: PlacedScene<Details>) -> ControlDescription {
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
