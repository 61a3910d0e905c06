import Findings
import RenderModel
import SwiftUICore

// What an async function returns indirectly, as a control's content is, is stored to once: Swift 6.3's optimizer drops a
// store to such a result where another one follows on some path only, and the value is lost on the others.
extension WidgetHost {
    func descriptor(of control: any ControlSource, _ record: _WidgetConfigurationRecord) -> WidgetDescriptor {
        let source = record.source as? any ConfigurableSource
        let states = ControlState.all(for: control.role)
        var descriptor = WidgetDescriptor(
            kind: record.kind, displayName: displayName(of: record),
            description: record.description.map(plain) ?? source?.details ?? "",
            slots: states.isEmpty ? [] : ControlPresentation.allCases.map(Slot.control),
            parameters: source?.parameterNames)
        descriptor.controlStates = states
        return descriptor
    }

    private func displayName(of record: _WidgetConfigurationRecord) -> String {
        record.displayName.map(plain) ?? (record.source as? any ConfigurableSource)?.title ?? ""
    }

    func draw(_ control: any ControlSource, _ request: DrawRequest) async throws -> Drawing {
        let (stage, findings) = try await stage(control, request)
        var drawing = ReloadRequests.shared.during(.view(kind: request.kind)) { stage.draw() }
        drawing.findings = findings + drawing.findings
        return drawing
    }

    func viewTree(_ control: any ControlSource, _ request: DrawRequest) async throws -> ViewTree {
        try await stage(control, request).stage.viewTree()
    }

    private func stage(
        _ control: any ControlSource, _ request: DrawRequest
    ) async throws -> (stage: ControlStage, findings: [Finding]) {
        guard case .control(let presentation) = request.slot else {
            throw HostError.unknownKind(request.kind, known: records.map(\.kind))
        }
        let (content, findings) = try await content(of: control, request)
        let isOn = content.isOn ?? (request.variant == .control(.on))
        let stage = ControlStage(
            request: request, presentation: presentation, resources: resources, content: content,
            // While its action is performed a toggle shows its new value already.
            isOn: request.tapped == nil ? isOn : !isOn, displayName: try displayName(of: record(for: request)))
        return (stage, findings)
    }

    /// What the control shows: with the gallery's value for pictures of a state, else with the present one.
    func content(
        of control: any ControlSource, _ request: DrawRequest
    ) async throws -> (content: _ControlContent, findings: [Finding]) {
        VirtualClock.freeze(at: request.surface.clock)
        var findings = try await configure(control, request)
        var environment = WidgetStage.environment(for: request)
        environment.colorScheme = .dark
        let content: _ControlContent?
        switch request.variant {
        case .control(.preview), .control(.on), .control(.off), .snapshot, .transient, .placeholder:
            content = EnvironmentValues.with(environment) { control.preview() }
        case .control(.current), .privacy, .timeline, .state:
            let call = ProviderCall<Result<Sent, any Error>>(
                name: "currentValue()", kind: request.kind, timeout: request.providerTimeout)
            let answer = try await call.run { completion in
                Task { @MainActor in
                    do {
                        completion(.success(Sent(content: try await control.current())))
                    } catch {
                        completion(.failure(error))
                    }
                }
            }
            findings += answer.findings
            do {
                content = try answer.value.get().content
            } catch {
                throw HostError.providerFailed(
                    kind: request.kind, call: call.name, reason: String(describing: error))
            }
        }
        guard var content else { throw HostError.emptyControl(kind: request.kind) }
        content.isOn = content.isOn.map { request.variant.switchedValue ?? $0 }
        return (content, findings)
    }

    /// What crosses from a task of the main actor to another one.
    private struct Sent: @unchecked Sendable {
        var content: _ControlContent?
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
