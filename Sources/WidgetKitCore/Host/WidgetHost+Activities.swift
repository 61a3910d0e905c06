import Foundation
import SwiftUICore

/// Live Activities: states in the place of entries.
extension WidgetHost {
    static func ownStates(of records: [_WidgetConfigurationRecord]) -> [String: [ActivityViewState]] {
        var result: [String: [ActivityViewState]] = [:]
        for record in records where result[record.kind] == nil {
            guard let source = record.source as? any ActivitySource else { continue }
            let candidates = [
                source.states, PreviewedActivityStates.provider(source.attributesType),
                source.runningStates(at: Date()), onlyStates(of: source),
            ]
            result[record.kind] = candidates.first { !$0.isEmpty } ?? []
        }
        return result
    }

    /// Types that ask for no value have one state.
    private static func onlyStates(of source: any ActivitySource) -> [ActivityViewState] {
        guard ActivityTemplate.text(for: source.attributesType) == ActivityTemplate.empty,
              let state = try? source.decode(ActivityChoice(), at: Date())
        else { return [] }
        return [state]
    }

    func descriptor(of record: _WidgetConfigurationRecord, _ source: any ActivitySource) -> WidgetDescriptor {
        var descriptor = WidgetDescriptor(
            kind: record.kind, displayName: record.displayName.map(plain) ?? "",
            description: record.description.map(plain) ?? "", slots: source.presentations.map(Slot.activity),
            contentMarginsEnabled: record.contentMarginsEnabled,
            containerBackgroundRemovable: record.containerBackgroundRemovable)
        descriptor.activity = .init(
            stateCount: ownStates[record.kind]?.count ?? 0, template: ActivityTemplate.text(for: source.attributesType))
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
        return request.activities.isEmpty ? ownStates[request.kind] ?? [] : try chosenStates(of: request, source)
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
        case .snapshot, .control: break
        }
        guard states.indices.contains(index) else {
            throw HostError.noSuchState(kind: request.kind, index: index, count: states.count)
        }
        return ActivityStage(
            request: request, presentation: request.slot.activity ?? .lockScreen, source: source, state: states[index],
            redaction: redaction, resources: resources)
    }
}
