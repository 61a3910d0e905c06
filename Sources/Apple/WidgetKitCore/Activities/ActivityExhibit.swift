import Foundation
import RenderModel
import SwiftUICore

/// Live Activities: states in the place of entries.
extension WidgetHost {
    static func ownStates(of records: [_WidgetConfigurationRecord]) -> [String: [ActivityViewState]] {
        var result: [String: [ActivityViewState]] = [:]
        for record in records where result[record.kind] == nil {
            guard let source = record.source as? any ActivitySource else { continue }
            result[record.kind] = source.states.isEmpty ? source.runningStates() : source.states
        }
        return result
    }

    package func activityTemplate(kind: String) -> ActivityTemplate? {
        let source = records.first { $0.kind == kind }?.source as? any ActivitySource
        return source.flatMap { ActivityTemplate(for: $0.attributesType) }
    }

    func descriptor(of record: _WidgetConfigurationRecord, _ source: any ActivitySource) -> WidgetDescriptor {
        var descriptor = WidgetDescriptor(
            kind: record.kind, displayName: record.displayName.map(plain) ?? "",
            description: record.description.map(plain) ?? "", slots: source.presentations.map(Slot.activity),
            contentMarginsEnabled: record.contentMarginsEnabled,
            containerBackgroundRemovable: record.containerBackgroundRemovable)
        descriptor.activity = .init(stateCount: ownStates[record.kind]?.count ?? 0)
        return descriptor
    }

    /// nil where the request is for a widget.
    func activitySource(for request: DrawRequest) throws -> (any ActivitySource)? {
        try record(for: request).source as? any ActivitySource
    }

    /// - Throws: `HostError` where the JSON of one is no state.
    func chosenStates(of request: DrawRequest, _ source: any ActivitySource) throws -> [ActivityViewState] {
        try request.activities.enumerated().map { index, choice in
            do {
                return try source.decode(choice, at: request.surface.clock)
            } catch let error as ActivityChoiceError {
                throw HostError.activity(kind: request.kind, state: index, error)
            }
        }
    }

    private func shownStates(_ request: DrawRequest, _ source: any ActivitySource) throws -> [ActivityViewState] {
        VirtualClock.freeze(at: request.surface.clock)
        guard request.activities.isEmpty else { return try chosenStates(of: request, source) }
        return (ownStates[request.kind] ?? []).map { $0.shown(at: request.surface.clock) }
    }

    /// One entry for each state; all are shown at the clock's moment.
    func states(for request: DrawRequest, _ source: any ActivitySource) throws -> TimelineSummary {
        let states = try shownStates(request, source)
        return TimelineSummary(entries: states.map { _ in .init(date: request.surface.clock) }, policy: .never)
    }

    func activityStage(for request: DrawRequest, _ source: any ActivitySource) throws -> ActivityStage {
        let states = try shownStates(request, source)
        var index = 0, redaction: RedactionReasons = []
        switch request.variant {
        case .state(let number), .timeline(let number): index = number
        case .privacy: redaction = .privacy
        case .placeholder: redaction = .placeholder
        case .snapshot, .transient, .control: break
        }
        // A state comes with its activity: no protected file hides it as a whole.
        if request.presentation.concealment != .nothing { redaction.formUnion(.privacy) }
        guard states.indices.contains(index) else {
            throw HostError.noSuchState(kind: request.kind, index: index, count: states.count)
        }
        var stage = ActivityStage(
            request: request, presentation: request.slot.activity ?? .lockScreen, source: source, state: states[index],
            redaction: redaction, resources: resources)
        if let region = request.tapped {
            stage.tappedToggle = try Self.intent(region, of: stage.recordedIntents(), request).identity
            stage.redaction.insert(.invalidated)
        }
        return stage
    }
}
