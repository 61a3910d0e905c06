import Findings
import RenderModel
import SwiftUICore

/// A control in each of its states.
final class ControlExhibit: Exhibit {
    let context: ExhibitContext
    private let source: any ControlSource
    private let record: _WidgetConfigurationRecord

    init(_ record: _WidgetConfigurationRecord, _ source: any ControlSource, _ context: ExhibitContext) {
        (self.record, self.source, self.context) = (record, source, context)
    }

    var kind: String { record.kind }
    var configurable: (any ConfigurableSource)? { source.configurable }
    private var displayName: String { record.displayName.map(context.plain) ?? configurable?.title ?? "" }

    func descriptor() -> WidgetDescriptor {
        let states = ControlState.all(for: source.role)
        var descriptor = WidgetDescriptor(
            kind: kind, displayName: displayName,
            description: record.description.map(context.plain) ?? configurable?.details ?? "",
            presentationKinds: states.isEmpty ? [] : ControlPresentation.allCases.map(PresentationKind.control),
            parameters: configurable?.parameterNames)
        descriptor.controlStates = states
        return descriptor
    }

    func content(for request: DrawRequest) async throws -> ExhibitContent {
        guard case .control(let presentation) = request.presentationKind else { throw unknown(request) }
        let (content, findings) = try await shown(request)
        let stage = ControlStage(
            request: request, presentation: presentation, resources: context.resources, content: content,
            isOn: content.isOn ?? (request.variant == .control(.on)), displayName: displayName)
        return ExhibitContent(stage, findings: findings)
    }

    /// What the control shows: with the gallery's value for pictures of a state, else with the present one.
    ///
    /// What an async function returns indirectly, as a control's content is, is stored to once: Swift 6.3's optimizer
    /// drops a store to such a result where another one follows on some path only, and the value is lost on the others.
    private func shown(_ request: DrawRequest) async throws -> (content: _ControlContent, findings: [Finding]) {
        VirtualClock.freeze(at: request.surface.clock)
        let findings = try await configure(request)
        var environment = WidgetStage.environment(for: request)
        environment.colorScheme = .dark
        let content: _ControlContent?
        switch request.variant {
        case .control(.preview), .control(.on), .control(.off), .snapshot, .transient, .placeholder:
            content = EnvironmentValues.with(environment) { source.preview() }
        case .control(.current), .privacy, .timeline, .state:
            let call = ProviderCall<ThrowingAnswer<_ControlContent?>>(
                name: "currentValue()", kind: kind, timeout: request.providerTimeout)
            let answer = try await call.result { [source] in try await source.current() }
            do {
                content = try answer.get()
            } catch {
                throw HostError.providerFailed(kind: kind, call: call.name, reason: String(describing: error))
            }
        }
        guard var content else { throw HostError.emptyControl(kind: kind) }
        content.isOn = content.isOn.map { request.variant.switchedValue ?? $0 }
        return (content, findings)
    }
}

extension Variant {
    /// The value that a toggle is shown with whatever its provider says; nil for the provider's.
    fileprivate var switchedValue: Bool? {
        switch self {
        case .control(.on): true
        case .control(.off): false
        default: nil
        }
    }
}
